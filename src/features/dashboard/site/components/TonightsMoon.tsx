import { Drawing } from '@/shared/ui/art/drawing'
import { circlePath, starPath } from '@/shared/ui/art/geometry'

import { MoonLight, MoonName } from '../islands/TonightsMoon.island'

const moon = { x: 144, y: 120, radius: 56 }

/** Tonight's moon phase as a picture: only its light and its name wait for the browser's date. */
export function TonightsMoon() {
  return (
    <figure className="mx-auto hidden w-full max-w-72 md:block">
      <div className="overflow-hidden rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 text-moonlight outline outline-offset-8 outline-line">
        <Drawing width={288} height={264} size={288} className="h-auto w-full">
          <path
            d="M0 224q60-30 120-16t168-18v74H0Z"
            fill="var(--color-night-1)"
            fillOpacity={0.7}
            stroke="currentColor"
            strokeOpacity={0.5}
          />
          <path
            d="M0 250q80-34 150-14t138-8v36H0Z"
            fill="var(--color-night-1)"
            stroke="currentColor"
            strokeOpacity={0.7}
          />
          <path d={circlePath(moon.x, moon.y, 74)} strokeOpacity={0.35} strokeDasharray="1 7" />
          <path
            d={circlePath(moon.x, moon.y, moon.radius)}
            fill="var(--color-night-1)"
            fillOpacity={0.55}
            strokeOpacity={0.8}
          />
          <MoonLight {...moon} />
          <path
            d={
              starPath(62, 84, 6) +
              starPath(228, 72, 7) +
              starPath(210, 178, 5) +
              starPath(84, 176, 4) +
              starPath(144, 34, 5)
            }
            fill="currentColor"
            stroke="none"
          />
          <path d="M100 54v.1M188 50v.1M46 138v.1M244 128v.1M250 176v.1M36 190v.1M176 202v.1M120 196v.1" />
        </Drawing>
      </div>
      <figcaption className="mt-5 min-h-lh text-center caps">
        <MoonName />
      </figcaption>
    </figure>
  )
}
