/** What an element’s own style says, by the names of its properties: lower case, values without spaces. */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return new Map(
    declarations.map((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').replaceAll(/\s+/g, '')] as const
    }),
  )
}

/** The elements that an element’s style stands for, the outermost first. */
export function elementsInStyle(element: Element): string[] {
  const styles = stylesOf(element)
  // Word raises letters by a length as well, other programs by `vertical-align`.
  const raised = [styles.get('mso-text-raise'), styles.get('vertical-align')].find((value) => value !== undefined) ?? ''
  return [
    /^(?:super$|0*\.?0*[1-9])/.test(raised) && 'sup',
    /^(?:sub$|-0*\.?0*[1-9])/.test(raised) && 'sub',
    /^(?:bold|[6-9]00)/.test(styles.get('font-weight') ?? '') && 'strong',
    styles.get('font-style') === 'italic' && 'em',
    (styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '').includes('line-through') && 's',
  ].filter((name): name is string => name !== false)
}
