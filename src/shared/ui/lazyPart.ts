import { lazy, type ComponentType } from 'react'

/**
 * A part of a page that is fetched when it is shown. A network that goes takes the part, never the page around it.
 * @param instead what stands in its place where it does not arrive; nothing unless given
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
