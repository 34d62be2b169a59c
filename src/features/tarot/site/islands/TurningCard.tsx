import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

import { Motion } from '@/shared/ui/Motion'

/** A two-sided card that flips when `up` changes. */
export function TurningCard({ up, children }: { up: boolean; children: ReactNode }) {
  return (
    <Motion>
      <m.div initial={false} animate={{ rotateY: up ? 180 : 0 }} className="relative transform-3d">
        {children}
      </m.div>
    </Motion>
  )
}
