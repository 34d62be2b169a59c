import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'

import { seedArchetypes } from '@/features/archetypes/cms/seed'
import { seedCleanBeauty } from '@/features/clean-beauty/cms/seed'
import { seedStacks } from '@/features/smart-stacks/cms/seed'
import { seedCouncil } from '@/features/wisdom-council/cms/seed'
import { seedAssessments } from '@/features/assessments/cms/seed'
import { seedAuntie } from '@/features/auntie/cms/seed'
import { seedBingo } from '@/features/bingo/cms/seed'
import { seedDashboard } from '@/features/dashboard/cms/seed'
import { seedEducation } from '@/features/education/cms/seed'
import { seedPractice } from '@/features/practice/cms/seed'
import { seedInfluencers } from '@/features/invitations/cms/seed'
import { seedSiteSettings } from '@/features/site-shell/cms/seed'
import { seedTarot } from '@/features/tarot/cms/seed'
import { seedWisdom } from '@/features/wisdom/cms/seed'
import { slugs } from '@/slugs'

/** What a run did, for the person who started it. */
export type SeedReport = { made: number; left: number }

/**
 * Adds the starter content that is missing. What is already there is left as it is, so an editor's change is never
 * overwritten and running it again does nothing. All of it or nothing: a first start that is interrupted leaves an
 * empty database behind, which the next one fills.
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const reports = [
      await seedSiteSettings(req),
      await seedAssessments(req),
      await seedAuntie(req),
      await seedEducation(req),
      await seedWisdom(req),
      await seedDashboard(req),
      await seedInfluencers(req),
      await seedBingo(req),
      await seedPractice(req),
      await seedTarot(req),
      await seedStacks(req),
      await seedCleanBeauty(req),
      await seedArchetypes(req),
      await seedCouncil(req),
    ]
    await commitTransaction(req)
    return reports.reduce((sum, { made, left }) => ({ made: sum.made + made, left: sum.left + left }))
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Seeds a database that holds no module yet, not even a draft; any other is an owner's and stays untouched. */
export async function seedIfEmpty(payload: Payload): Promise<SeedReport | undefined> {
  const { totalDocs } = await payload.count({ collection: slugs.educationModules })
  return totalDocs === 0 ? seed(payload) : undefined
}
