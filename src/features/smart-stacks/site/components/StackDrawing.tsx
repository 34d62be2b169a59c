import { Drawing, type ArtProps } from '@/shared/ui/art/drawing'
import { SproutIcon } from '@/shared/ui/art/icons'

/** A sun coming up, a folding fan in a breeze, a shield. */
const lines: Readonly<Record<string, string>> = {
  'morning-clarity-stack':
    'M3 36h42M11 36a13 13 0 0 1 26 0M17.5 36a6.5 6.5 0 0 1 13 0M24 8v9M12.5 11.5l4 7.5M35.5 11.5l-4 7.5M4 20.5l6.5 4.5M44 20.5 37.5 25M10 41.5h28M18 46h12',
  'hot-flash-cooling-protocol':
    'M2.1 24.1a31 31 0 0 1 43.8 0L33.2 36.8a13 13 0 0 0-18.4 0ZM24 46 14.8 36.8M24 46l9.2-9.2M24 46 12.1 17.4M24 46l11.9-28.6M24 46V15M10 7.5q3.5-3.5 7 0t7 0 7 0 7 0',
  'body-shield-ritual':
    'M24 4c5 3.6 10 5.4 16.4 5.8.4 16-4.4 26-16.4 34.2C12 36 7.2 26 7.6 10 14 9.4 19 7.6 24 4ZM24 11.5V36M24 18q6-1 9-6M24 25q6-1 9-6M24 32q5-1 8-6M19 15.5v.1M15 20v.1M19 24.5v.1M15.5 29v.1',
}

/** The drawing of a stack, by its address; a seedling for those that have none. */
export function StackDrawing({ slug, size = 48, className }: ArtProps & { slug: string }) {
  const line = lines[slug]
  if (!line) return <SproutIcon size={size} className={className} />
  return (
    <Drawing width={48} height={48} size={size} className={className}>
      <path d={line} />
    </Drawing>
  )
}
