import type { BingoBoard } from '@/payload-types'

import type { Board, Cell } from '../contract'

/** A board with its cells, for an editor's preview. */
export type DraftBoard = Board & { cells: Cell[] }

/** Shapes a board like the API's list. */
export function toBoard({ id, slug, name, description, theme, difficulty, colorScheme }: BingoBoard): Board {
  return { id, slug, name, description, theme, difficulty, colorScheme }
}

/** Shapes a draft like the API responses, with the same validation. */
export function toDraftBoard(doc: BingoBoard): DraftBoard {
  const cells = doc.cells.map((cell) => ({
    id: String(cell.id),
    position: cell.position,
    activity: cell.activity,
    description: cell.description,
    category: cell.category,
    estimatedTime: cell.estimatedTime,
    isSpecial: cell.isSpecial === true,
    rewardMessage: cell.rewardMessage || null,
  }))
  cells.sort((one, other) => one.position - other.position)
  return { ...toBoard(doc), cells }
}
