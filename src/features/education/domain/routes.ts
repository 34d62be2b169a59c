/** A way into the library that a visitor may choose; the choice stays in the browser. */
export type Route = {
  key: string
  /** The slugs of modules that are offered first; the first holds the sentences with their sources. */
  first: readonly string[]
  /** Sentences that the page for everybody leaves out, by the slugs of the modules above which they stand. */
  notes: readonly { modules: readonly string[]; text: string; references: readonly string[] }[]
}

/** A sentence above a module, for those who chose a route. */
export type RouteNote = { route: string; label: string; text: string; href: string }

/** A route with its name, as the visitor would say it; the names are an editor's. */
export type NamedRoute = Route & { label: string }

/** The routes with the names that the library page gives them, in the same order. */
export const nameRoutes = (routes: readonly Route[], names: readonly { name: string }[]): NamedRoute[] =>
  routes.map((route, place) => ({ ...route, label: names[place]?.name ?? '' }))

/** Every sentence that may stand above a module. */
export const notesForModule = (routes: readonly NamedRoute[], slug: string): RouteNote[] =>
  routes.flatMap(({ key, label, first, notes }) =>
    notes
      .filter(({ modules }) => modules.includes(slug))
      .map(({ text }) => ({ route: key, label, text, href: `/education/${first[0]}` })),
  )

/** The slugs that a visitor with these routes is offered first: the first of each, then their second ones. */
export function rankOfferedModules(
  routes: readonly Pick<Route, 'key' | 'first'>[],
  chosen: readonly string[],
): string[] {
  const lists = routes.filter(({ key }) => chosen.includes(key)).map(({ first }) => first)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
  return [...new Set(inTurn)]
}
