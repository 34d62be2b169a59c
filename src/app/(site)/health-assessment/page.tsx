import type { Metadata } from 'next'

import { AssessmentsScreen } from '@/features/assessments/site/AssessmentsScreen'
import { getAssessments } from '@/features/assessments/site/queries'

const title = 'Health Assessment'
const description =
  'Two private assessments to think with: twelve questions about how you live and feel, and fifteen signs of lipedema. Neither is a diagnosis.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/health-assessment' },
  openGraph: { title, description, url: '/health-assessment' },
}

export default async function Page() {
  return <AssessmentsScreen {...await getAssessments()} />
}
