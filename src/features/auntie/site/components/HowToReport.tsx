/**
 * Where to say that Auntie was wrong.
 * @param contactEmail of the site settings; without one it says that there is none
 */
export function HowToReport({ contactEmail }: { contactEmail: string | null }) {
  return (
    <p className="mt-4">
      If it cannot wait, call; do not report. If she missed what mattered, or stopped you for nothing, tell us in words
      of your own, without names:{' '}
      {contactEmail ? (
        <a href={`mailto:${contactEmail}?subject=Auntie`} className="break-all">
          {contactEmail}
        </a>
      ) : (
        'this site has given no address for it yet.'
      )}
      {contactEmail && ' (your mail program keeps what you send)'}
    </p>
  )
}
