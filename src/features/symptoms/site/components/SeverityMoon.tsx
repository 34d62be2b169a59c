import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import { severities } from '../../domain/hotFlash'

/** A severity as a moon: new for Mild, full for Extreme. The word belongs beside it. */
export function SeverityMoon({ severity, ...art }: { severity: number; size?: number; className?: string }) {
  return <MoonPhase phase={(severity - 1) / (severities.length - 1)} {...art} />
}
