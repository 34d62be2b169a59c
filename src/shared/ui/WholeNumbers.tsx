/** A telephone number of several groups: 1-800-799-7233, 116 123, 0808 2000 247. */
const numbers = /(?<![\d-])(1-\d{3}-\d{3}-\d{4}|0\d{2,4}(?: \d{3,4}){1,3}|\d{3} \d{3})(?![\d-])/

/** A text whose telephone numbers are never broken over two lines. */
export function WholeNumbers({ children }: { children: string }) {
  // The pattern has one group, so every second part is a number.
  return children.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
