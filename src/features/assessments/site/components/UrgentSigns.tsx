/** What does not wait for an appointment. */
export function UrgentSigns() {
  return (
    <aside aria-labelledby="urgent-signs" className="mt-8 border-l-3 border-rose p-6">
      <h2 id="urgent-signs" className="text-xl">
        Do not wait with these
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-rose">
        <li>One leg suddenly swollen, hot, red or painful (possible clot): urgent care</li>
        <li>Chest pain, breathlessness or coughing blood: emergency services</li>
        <li>Red, hot, spreading skin with fever: urgent care</li>
      </ul>
    </aside>
  )
}
