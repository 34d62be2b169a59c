/** Prefix of all cache names of this site. */
export const cachePrefix = 'power-years-'
export const pagesCache = `${cachePrefix}pages`
export const staticsCache = `${cachePrefix}statics`
