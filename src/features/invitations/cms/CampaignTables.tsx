import type { CampaignStatus } from '../domain/campaignShapes'

/** The server counts by days of UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** How each of two subjects was answered. */
export function Subjects({ subjects }: Pick<CampaignStatus, 'subjects'>) {
  return (
    <div className="power-years-campaign__table" role="region" aria-label="The two subjects" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Sent</th>
            <th scope="col">Answered</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ subject, sent, answered }) => (
            <tr key={subject}>
              <td>{subject}</td>
              <td>{sent}</td>
              <td>{answered}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Counted by your marks below. A difference of a few answers may be chance.</p>
    </div>
  )
}

/** How often the link of an email was followed, by day. */
export function Visits({ visits }: Pick<CampaignStatus, 'visits'>) {
  return (
    <div className="power-years-campaign__table" role="region" aria-label="Visits by its link" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Visits by its link</th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ day, visits: count }) => (
            <tr key={day}>
              <td>{dayFormat.format(new Date(day))}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>All who got the letter have the same link. Days with fewer than ten, and today, are not shown.</p>
    </div>
  )
}
