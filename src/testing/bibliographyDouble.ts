import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Crossref and PubMed on the wire, with one publication; everything else they do not know. */
export type BibliographyDouble = {
  url: string
  requests: string[]
  /** Whether it breaks every connection, as a network that is gone. */
  setAway: (isAway: boolean) => void
  stop: () => Promise<void>
}

const work = {
  message: {
    DOI: '10.1001/JAMAINTERNMED.2014.8063',
    type: 'journal-article',
    title: ['Duration of <i>Menopausal</i> Vasomotor Symptoms'],
    author: [
      { given: 'Nancy E.', family: 'Avis' },
      { given: 'Sybil L.', family: 'Crawford' },
    ],
    issued: { 'date-parts': [[2015, 4]] },
    'container-title': ['JAMA Internal Medicine'],
    'short-container-title': ['JAMA Intern Med'],
    'updated-by': [{ type: 'retraction', DOI: '10.1001/x' }],
  },
}

const summary = {
  result: {
    uids: ['25686030'],
    '25686030': {
      authors: ['Avis NE', 'Crawford SL', 'A B', 'C D', 'E F', 'G H', 'I J'].map((name) => ({ name })),
      title: 'Duration of menopausal vasomotor symptoms over the menopause transition.',
      source: 'JAMA Intern Med',
      pubdate: '2015 Apr',
      pubtype: ['Journal Article', 'Randomized Controlled Trial'],
      articleids: [{ idtype: 'doi', value: '10.1001/jamainternmed.2014.8063' }],
    },
  },
}

/** Starts the double on a free port of this machine. */
export async function startBibliographyDouble(): Promise<BibliographyDouble> {
  const requests: string[] = []
  let isGone = false
  const server = createServer(({ url = '', socket }, response) => {
    if (isGone) return void socket.destroy()
    requests.push(url)
    const isKnown = url.includes('jamainternmed') || url.includes('id=25686030')
    const isPubMed = url.startsWith('/esummary.fcgi')
    const unknown = { result: { uids: ['1'], '1': { uid: '1', error: 'cannot get document summary' } } }
    response.writeHead(isKnown || isPubMed ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isPubMed ? (isKnown ? summary : unknown) : work))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setAway: (isAway) => {
      isGone = isAway
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
