/** The day of the answers, for paper: on the screen she knows it. Results are drawn in the browser alone. */
export function AnsweredOn() {
  return (
    <p className="mt-2 hidden text-sm print:block">
      Answered on {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}
    </p>
  )
}
