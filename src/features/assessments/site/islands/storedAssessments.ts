import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { lazyDateFormat } from '@/shared/lib/lazyDateFormat'

import type { listHealthAssessments, listLipedemaAssessments } from '../../contract'

const day = lazyDateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
/** The day of a stored assessment, in words. */
export const formatDay = (at: string) => day(new Date(at))

/** The visitor's results of the universal assessment, newest first. */
export const useHealthAssessments = () =>
  useQuery({
    queryKey: ['/api/health-assessment'],
    queryFn: () =>
      fetchOrCached('/health-assessment', () =>
        callEndpoint<typeof listHealthAssessments>('get', '/health-assessment'),
      ),
  })

/** The visitor's results of the lipedema assessment, newest first. */
export const useLipedemaAssessments = () =>
  useQuery({
    queryKey: ['/api/lipedema-assessment'],
    queryFn: () =>
      fetchOrCached('/lipedema-assessment', () =>
        callEndpoint<typeof listLipedemaAssessments>('get', '/lipedema-assessment'),
      ),
  })

/** Which of the two assessments. */
export type AssessmentKind = 'universal' | 'lipedema'
