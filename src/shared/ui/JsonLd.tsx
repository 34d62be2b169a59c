/** What a page says of itself to machines. Contains only what the page shows as well. */
export function JsonLd({ facts }: { facts: object }) {
  return (
    <script
      type="application/ld+json"
      // Editors' text may contain `</script>`; without a `<` it cannot end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
