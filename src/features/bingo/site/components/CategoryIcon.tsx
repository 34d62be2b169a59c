import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { BowlIcon, LotusIcon, StarIcon, UsersIcon } from '@/shared/ui/art/icons'

import type { Cell } from '../../contract'

/** A shoe. */
function MovementIcon({ size = 24, className }: ArtProps) {
  return (
    <Drawing width={24} height={24} size={size} className={className}>
      <path d="M3 18.5V8.5q3 2 6-1l4 5.5c2 2 8 1.5 8 5.5ZM3 18.5h18v2.5H3ZM11 12l2.5-1.5M13 14l2.5-1.5M1 4.5h5M3 1.5h7" />
    </Drawing>
  )
}

/** A brush and its stroke. */
function CreativityIcon({ size = 24, className }: ArtProps) {
  return (
    <Drawing width={24} height={24} size={size} className={className}>
      <path d="M21.5 2.5C16 5 11.5 9 9.5 13.5l2.5 2.5c4.5-2 7.5-7 9.5-13.5ZM9.5 13.5c-3 0-4 2-4 4 0 1.5-1 2.5-2.5 3 4 1.5 9 .5 9-4.5M13.5 21.5q4-2.5 8-.5" />
    </Drawing>
  )
}

const icons: Record<Cell['category'], (props: ArtProps) => React.ReactNode> = {
  movement: MovementIcon,
  mindfulness: LotusIcon,
  nourishment: BowlIcon,
  connection: UsersIcon,
  creativity: CreativityIcon,
  other: StarIcon,
}

/** The icon of a cell's category. */
export function CategoryIcon({ category, ...art }: ArtProps & { category: Cell['category'] }) {
  const Icon = icons[category] ?? StarIcon
  return <Icon {...art} />
}
