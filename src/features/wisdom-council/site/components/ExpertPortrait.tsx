import type { Focus } from '../../domain/perspectives'

/** Hair behind the face and in front of it, by turns. Who wears it high is drawn lower, to fit under the arch. */
const hair = [
  {
    behind: 'M26 74C14 40 26 12 50 12s36 28 24 62l-8 6H34z',
    before: 'M28 44C34 40 40 34 42 24c8 12 20 18 30 20',
  },
  {
    behind: 'M22 92C8 52 24 12 50 12s42 40 28 80l-14-6H36z',
    before: 'M29 46c4-8 10-14 21-18 11 4 17 10 21 18',
  },
  {
    behind: 'M28 56C18 26 34 10 50 10s32 16 22 46zM50 10a9 9 0 1 1 .1 0',
    before: 'M29 42c8-2 16-8 21-18 5 10 13 16 21 18',
    high: true,
  },
  {
    behind: 'M24 66C16 34 30 14 50 14s34 20 26 52q-6 10-12 4H36q-6 6-12-4Z',
    before: 'M28 46C36 42 52 38 60 26c2 8 6 14 12 18',
  },
  {
    behind: 'M20 60c-6-10 0-18 2-22 2-16 14-26 28-26s26 10 28 26c2 4 8 12 2 22 4 10-4 18-12 16H32c-8 2-16-6-12-16Z',
    before: 'M28 44q4-5 8-3 4-8 14-8t14 8q4-2 8 3',
  },
] as const

/** By turns as well. At 3 a.m. neither rust nor blue: nothing on the page is bright then, and nothing blue. */
const shawls = ['fill-shawl', 'fill-night-2', 'fill-[#6b3a2a] dim:fill-gold', 'fill-[#2f4a6b] dim:fill-shawl'] as const

/** What she works with, at the lower edge and within her shawl. */
const tools: Record<Focus, string> = {
  'medical-evidence': 'M70 108h18v22H70zM74 114h10M74 119h10M74 124h6',
  // The end of the stethoscope around her neck.
  'clinical-care': 'M72 115a4.500 4.500 0 1 0 .1 0',
  'nutrition-lifestyle': 'M66 114h24a12 12 0 0 1-24 0ZM72 113c-3-5 0-9 4-10 2 4 1 8-1 10M82 113q0-5 4-8',
  neuroscience:
    'M78 104c-7 0-11 5-11 11s4 11 11 11 11-5 11-11-4-11-11-11ZM78 104v22M75 109c-4 0-3 4-5 5s1 4 3 3M81 109c4 0 3 4 5 5s-1 4-3 3',
  'integrative-holistic':
    'M78 130v-22M78 116c-6 0-9-3-9-8 5 0 9 3 9 8ZM78 121c1-5 4-7 9-6 0 4-4 7-9 6ZM78 110c0-4 2-6 6-7 0 4-2 7-6 7Z',
}

/** What hangs around her neck. */
const worn: Partial<Record<Focus, string>> = {
  'clinical-care': 'M40 96c-5 7-6 13-3 20l-5 7M37 116l6 6M60 96c6 6 6 12 4 19',
}

type ExpertPortraitProps = {
  /** Her place in the council: neighbours look different. */
  index: number
  focus: Focus
  className?: string
}

/** A portrait as the almanac draws people: a type with her tools, no likeness. */
export function ExpertPortrait({ index, focus, className }: ExpertPortraitProps) {
  const { behind, before, ...style } = hair[index % hair.length]!
  const lower = 'high' in style
  const shawl = shawls[index % shawls.length]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 134"
      fill="none"
      stroke="var(--color-moonlight)"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d="M0 0h100v134H0z" fill="var(--color-night-1)" stroke="none" />
      <path d="M12 22h.1M86 30h.1M20 50h.1M90 62h.1M8 84h.1M78 12h.1" strokeWidth={1.8} />
      <g transform={lower ? 'translate(0 11)' : undefined}>
        <path d={behind} fill="var(--color-night-2)" />
        <path d="M8 134c2-26 16-36 34-38h16c18 2 32 12 34 38z" className={shawl} />
        <path d="M43 78h14v20q-7 6-14 0z" fill="var(--color-face)" stroke="var(--color-night-1)" />
        <path
          d="M28 46C28 30 38 24 50 24s22 6 22 22c0 22-10 38-22 38S28 68 28 46Z"
          fill="var(--color-face)"
          stroke="var(--color-night-1)"
        />
        <path d={`${before}L72 40C72 22 62 16 50 16S28 22 28 40Z`} fill="var(--color-night-2)" />
        <path
          stroke="var(--color-night-1)"
          strokeWidth={1.4}
          d="M35 52q4.500 4 9 0M56 52q4.500 4 9 0M50 52q-3 8 1 10M42 71q8 6 16 0M34 45q5-3 10-1M56 44q5-2 10 1"
        />
        <path d="M36 100q14 12 28 0" strokeDasharray="1 4" />
        {worn[focus] && <path d={worn[focus]} />}
      </g>
      <path
        d={tools[focus]}
        fill="var(--color-night-1)"
        fillOpacity={0.6}
        transform={lower ? 'translate(-8 5)' : 'translate(-8 0)'}
      />
    </svg>
  )
}
