/** Whether what was found is said of a page of this site: it has its address where a module has its slug. */
export const isSitePage = (slug: string): boolean => slug.startsWith('/')
