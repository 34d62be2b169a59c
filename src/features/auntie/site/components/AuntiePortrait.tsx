const stars =
  'M38 70h.1M92 34h.1M148 82h.1M262 40h.1M330 96h.1M386 52h.1M58 168h.1M372 190h.1M120 140h.1M300 158h.1M26 262h.1M398 290h.1'

/**
 * Auntie in her window at night: a bun, round glasses, a cup, and one eyebrow that has heard it all.
 *
 * @param isClose whether her face fills the window, its lines as strong as a thumbnail needs
 */
export function AuntiePortrait({ isClose = false, className }: { isClose?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={isClose ? '75 118 270 319' : '0 104 420 500'}
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="var(--color-moonlight)"
      strokeWidth={isClose ? 5 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M0 0h420v640H0Z" fill="var(--color-night-1)" stroke="none" />
      <path
        d="M64 640V260a146 146 0 0 1 292 0v380Z"
        fill="var(--color-night-2)"
        fillOpacity={0.45}
        strokeOpacity={0.5}
      />
      <path d={stars} strokeWidth={3.5} />
      <g transform="translate(210 300)">
        <circle cy={-128} r={44} fill="var(--color-night-2)" />
        <path
          d="M-96 0C-130-90-60-140 0-120 60-140 130-90 96 0c4 60-26 96-56 112v38h-80v-38C-70 96-100 60-96 0Z"
          fill="var(--color-night-2)"
        />
        <g stroke="var(--color-night-1)">
          <path
            d="M-74-10C-30-14-10-50 0-70 10-50 30-14 74-10 76 60 40 100 0 100S-76 60-74-10Z"
            fill="var(--color-face)"
          />
          <path
            strokeWidth={isClose ? 7 : 2.4}
            d="M-55 14a23 23 0 1 0 46 0 23 23 0 1 0-46 0M9 14a23 23 0 1 0 46 0 23 23 0 1 0-46 0M-9 12q9-7 18 0M-42 16q10 8 20 0M22 16q10 8 20 0M-20 62q20 16 40 0M0 24q-8 16 2 20M-50-18q16-12 32-4M20-26q16-8 30 4"
          />
        </g>
        <path
          d="M-26 84C-22 112-30 126-44 138H44C30 126 22 112 26 84-8 104 8 104-26 84Z"
          fill="var(--color-face)"
          stroke="none"
        />
        <path d="M-30 98C-40 140-150 140-170 340H170C150 140 40 140 30 98" fill="var(--color-shawl)" />
        <path d="M-52 138q52 44 104 0M-92 166q92 74 184 0" strokeDasharray="2 9" strokeWidth={3} />
        <path
          d="M-46 226h92l-8 64a14 14 0 0 1-14 12h-48a14 14 0 0 1-14-12zM44 240c30-6 30 40-2 38"
          fill="var(--color-night-1)"
        />
        <path d="M-16 212q-10-12 0-24t0-24M14 212q-10-12 0-24t0-24" />
        <path
          d="M-76 304C-82 276-64 250-42 248h20a8 8 0 0 1 0 16h8a8 8 0 0 1 0 16h-6a8 8 0 0 1 0 15h-14C-46 296-50 304-52 312Z"
          fill="var(--color-face)"
          stroke="var(--color-night-1)"
        />
      </g>
    </svg>
  )
}
