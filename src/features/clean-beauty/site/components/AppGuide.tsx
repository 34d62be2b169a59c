const steps = [
  { title: 'Open it in the aisle', text: 'Point the camera at the barcode. It shows a score out of 100 and a color.' },
  {
    title: 'Read past the color',
    text: 'Tap the ingredients. A low score may come from one preservative or one perfume you do not mind.',
  },
  {
    title: 'Ask what the score leaves out',
    text: 'It rates what is printed on the label. It cannot tell how much of it reaches you, or whether it suits your skin.',
  },
  {
    title: 'Change one thing at a time',
    text: 'Begin with what stays on your skin all day. When something is empty, replace it; nothing needs throwing out.',
  },
]

const colors = [
  { range: '80 to 100', word: 'green', className: 'text-sage' },
  { range: '50 to 79', word: 'in between', className: 'text-ink' },
  { range: '0 to 49', word: 'red', className: 'text-rose' },
]

export function AppGuide() {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ol className="border-t border-line">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] border-b border-line py-6">
            <span aria-hidden="true" className="font-serif text-2xl text-marigold tabular">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="self-start bg-leaf p-6">
        <h3 className="text-xl">What the colors mean</h3>
        <dl className="mt-4 divide-y divide-line">
          {colors.map(({ range, word, className }) => (
            <div key={range} className="flex justify-between gap-4 py-3">
              <dt className="tabular">{range}</dt>
              <dd className={`font-semibold ${className}`}>{word}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-soft-ink">A score is somebody’s opinion with a number on it. A useful one, often.</p>
      </div>
    </div>
  )
}
