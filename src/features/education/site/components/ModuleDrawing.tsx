import clsx from 'clsx'

import { drawingsPath } from '../../domain/moduleDrawings'

type ModuleDrawingProps = { drawing: string; className?: string; strokeWidth?: number }

/** A module's drawing in the colour of its text, 48 px; decoration beside its title. */
export function ModuleDrawing({ drawing, className, strokeWidth = 1.5 }: ModuleDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      className={clsx('shrink-0', className)}
    >
      <use href={`${drawingsPath}#${drawing}`} />
    </svg>
  )
}
