/** Whether a link is current: on its page and all below it; Home only on exactly `/`. */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  return path === href || path.startsWith(`${href}/`)
}
