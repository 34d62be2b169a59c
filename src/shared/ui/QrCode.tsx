import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  label: string
  /** In pixels. */
  width: number
}

/** A QR code, dark on light in every theme, with a margin: as scanners need it. At 3 a.m. the light is lamplight. */
export function QrCode({ text, label, width }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={width}>
      <path fill="#fff" className="not-print:dim:fill-moonlight" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
