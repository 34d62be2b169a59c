import clsx from 'clsx'

import { drawingsPath } from '../../domain/moduleDrawings'

/** How every module's drawing is drawn: in the colour of its text, 48 px; decoration beside its title. */
export const drawingAttributes = {
  'aria-hidden': true,
  viewBox: '0 0 48 48',
  fill: 'none',
  stroke: 'currentColor',
} as const

type ModuleDrawingProps = { drawing: string; className?: string; strokeWidth?: number }

/** A module's drawing among others, from the file of all of them. */
export function ModuleDrawing({ drawing, className, strokeWidth = 1.5 }: ModuleDrawingProps) {
  return (
    <svg {...drawingAttributes} strokeWidth={strokeWidth} className={clsx('shrink-0', className)}>
      <use href={`${drawingsPath}#${drawing}`} />
    </svg>
  )
}
