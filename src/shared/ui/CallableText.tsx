/** Numbers as this site writes them: 988, 116 123, 1-800-799-7233, 0808 2000 247. */
const numbers = /\b(988|911|999|112|\d{3} \d{3}|1-\d{3}-\d{3}-\d{4}|0\d{3} \d{4} \d{3})\b/

/** A text whose telephone numbers can be called by a tap. */
export function CallableText({ children }: { children: string }) {
  // The pattern has one group, so every second part is a number.
  return children.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={index}
        href={`tel:${part.startsWith('1-') ? '+' : ''}${part.replaceAll(/\D/g, '')}`}
        className="font-semibold whitespace-nowrap"
      >
        {part}
      </a>
    ),
  )
}
