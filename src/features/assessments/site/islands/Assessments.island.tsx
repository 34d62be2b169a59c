'use client'

import { type ReactNode, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

import { usePendingLoad } from '@/shared/ui/pendingLoad'
import { Button } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazyPart'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'

import { PendingViewStatus, PendingViewContext } from './PendingViewStatus'
import { Selection } from './Selection'
import { useAssessment, type View, type ViewProps, views, type AssessmentState } from './assessmentStore'

// Questions and results are code-split: the page itself only renders the selection.
const load = {
  selection: () => Promise.resolve(),
  universal: () => import('./Universal').then((loaded) => loaded.Universal),
  lipedema: () => import('./Lipedema').then((loaded) => loaded.Lipedema),
  'step-by-step': () => import('./StepByStep').then((loaded) => loaded.StepByStep),
  complete: () => import('./Complete').then((loaded) => loaded.Complete),
  plan: () => import('./Plan').then((loaded) => loaded.Plan),
}
const Universal = lazyPart(load.universal, Unfetched)
const Lipedema = lazyPart(load.lipedema, Unfetched)
const StepByStep = lazyPart(load['step-by-step'], Unfetched)
const Complete = lazyPart(load.complete, Unfetched)
const Plan = lazyPart(load.plan, Unfetched)

// `history.pushState` emits no event.
const moveEvent = 'power-years:assessment-view'

function onHash(listener: () => void) {
  const events = [moveEvent, 'popstate', 'hashchange']
  events.forEach((event) => window.addEventListener(event, listener))
  return () => events.forEach((event) => window.removeEventListener(event, listener))
}

/** The view that the address names; views with results need them in this session's state. */
function viewAt(hash: string, { universalDone, lipedemaDone }: AssessmentState): View {
  const named = views.find((view) => `#${view}` === hash) ?? 'selection'
  if (named === 'complete' && !(universalDone && lipedemaDone)) return 'selection'
  if (named === 'plan' && !(universalDone || lipedemaDone)) return 'selection'
  return named
}

type AssessmentsProps = Pick<ViewProps, 'texts' | 'sources' | 'flags'> & {
  emblems: Record<'universal' | 'lipedema', ReactNode>
}

/** The views of the assessments. The URL names the view, so that Back works; it never contains an answer. */
export function Assessments({ texts, sources, flags, emblems }: AssessmentsProps) {
  const visit = useAssessment()
  const hash = useSyncExternalStore(
    onHash,
    () => window.location.hash,
    () => '',
  )
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<View>(null)
  const view = viewAt(hash, visit)

  const show = useCallback((next: View) => {
    const target = next === 'selection' ? '' : `#${next}`
    window.history.pushState(null, '', window.location.pathname + target)
    window.dispatchEvent(new Event(moveEvent))
  }, [])
  const { arriving, fetchThen } = usePendingLoad<View>()
  const onView: ViewProps['onView'] = (next, onArrive) =>
    fetchThen(next, load[next](), () => {
      onArrive?.()
      show(next)
    })

  // A ref callback, because a lazy view mounts later than the URL changes.
  const arrive = useCallback((at: View) => {
    const before = shown.current
    shown.current = at
    if (before === null || before === at) return
    window.scrollTo({ top: 0 })
    root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])

  const oneDone = visit.universalDone || visit.lipedemaDone
  useEffect(() => {
    // Prefetched, so that it is ready when the other assessment is finished.
    if (oneDone) load.complete().catch(() => {})
  }, [oneDone])

  const profileOpens = visit.universalDone && visit.lipedemaDone && !visit.profileSeen
  useEffect(() => {
    if (!profileOpens) return
    let gone = false
    load.complete().then(
      () => {
        if (!gone) show('complete')
      },
      () => {
        // The chunk failed to load: the results stay visible, with the link to the profile below them.
      },
    )
    return () => {
      gone = true
    }
  }, [profileOpens, show])

  const props = { texts, sources, flags, onView }
  // Its column is as narrow as a question.
  const previous = view === 'step-by-step' ? 'lipedema' : 'selection'
  const oneByOne = view === 'step-by-step' || (view === 'universal' && !visit.universalDone)
  return (
    <PendingViewContext value={{ arriving, waiting: texts.loading }}>
      <div ref={root}>
        {view === 'selection' ? (
          <>
            <Arrival view={view} onArrive={arrive} />
            <StorageBlockedNotice className="mb-8" />
            <Selection texts={texts} emblems={emblems} onView={onView} />
          </>
        ) : (
          <>
            {view !== 'complete' && (
              <div className={oneByOne ? 'mx-auto max-w-2xl' : undefined}>
                <Button
                  variant="quiet"
                  size="small"
                  className="mb-5 sm:mb-8 print:hidden"
                  onClick={() => onView(previous)}
                >
                  {view === 'step-by-step' ? texts.backToSigns : texts.backToChoice}
                </Button>
                <PendingViewStatus view={previous} className="mb-5" />
              </div>
            )}
            <Suspense
              fallback={
                <p role="status" className="arriving">
                  {texts.loading}
                </p>
              }
            >
              <Arrival view={view} onArrive={arrive} />
              {view === 'universal' && <Universal {...props} />}
              {view === 'lipedema' && <Lipedema {...props} />}
              {view === 'step-by-step' && <StepByStep {...props} />}
              {view === 'complete' && <Complete {...props} />}
              {view === 'plan' && <Plan {...props} />}
            </Suspense>
          </>
        )}
      </div>
    </PendingViewContext>
  )
}

/** Where an address opens a view that does not arrive. Her answers outlive the reload. */
function Unfetched() {
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        This part did not arrive
      </h1>
      <p className="mt-3 mb-6 max-w-measure text-soft-ink">
        The network may be away, or the site. What you answered in this tab is still here.
      </p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  )
}

/** Rendered before a view, so that a view's own autofocus runs after it. */
function Arrival({ view, onArrive }: { view: View; onArrive: (view: View) => void }) {
  useEffect(() => onArrive(view), [view, onArrive])
  return null
}
