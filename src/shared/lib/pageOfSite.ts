/** Whether what was found is said of a page of this site: it has its address where a module has its slug. */
export const isPageOfSite = (slug: string): boolean => slug.startsWith('/')
