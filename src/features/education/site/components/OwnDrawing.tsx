import { readFileSync } from 'node:fs'
import path from 'node:path'

import clsx from 'clsx'

import { drawingsPath } from '../../domain/moduleDrawings'
import { drawingAttributes } from './ModuleDrawing'

const file = readFileSync(path.resolve(process.cwd(), `public${drawingsPath}`), 'utf8')
const shapes = new Map(
  [...file.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, shape]) => [id!, shape!]),
)

type OwnDrawingProps = { drawing: string; className?: string; strokeWidth?: number }

/**
 * The drawing of the module whose page it is, in the page itself: the file of all drawings came before the text, and the
 * longest page painted later than it may.
 */
export function OwnDrawing({ drawing, className, strokeWidth = 1.5 }: OwnDrawingProps) {
  return (
    <svg
      {...drawingAttributes}
      strokeWidth={strokeWidth}
      className={clsx('shrink-0', className)}
      dangerouslySetInnerHTML={{ __html: shapes.get(drawing) ?? '' }}
    />
  )
}
