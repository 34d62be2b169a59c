import * as m from 'framer-motion/m'
import { useState } from 'react'

import { Motion } from '@/shared/ui/Motion'

/** The page-turn animation: a blank sheet over the reader that turns away to the left. */
export function PageTurn() {
  const [turned, setTurned] = useState(false)
  if (turned) return null
  return (
    <Motion>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-1 overflow-hidden perspective-distant print:hidden"
      >
        <m.div
          className="absolute inset-0 origin-left border-r border-line bg-leaf"
          initial={{ rotateY: 0 }}
          animate={{ rotateY: -90 }}
          onAnimationComplete={() => setTurned(true)}
        />
      </div>
    </Motion>
  )
}
