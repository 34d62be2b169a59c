'use client'

import { useId, useRef, useState, type ChangeEvent } from 'react'

import { FieldChanges, PanelTable } from '@/shared/cms/PanelTable'

import { importArchive, maxArchiveBytes, type ArchiveLine, type ArchivePlan } from '../contract'

/** How far it is: bytes on their way, or texts that are looked at or made. */
type Step = { name: string; done: number; total: number }
type Chosen = { file: File; would: ArchivePlan }

const number = (many: number) => many.toLocaleString('en-US')
const count = (many: number) => `${number(many)} ${many === 1 ? 'text' : 'texts'}`

const dayOf = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' })

const lineIn = (text: string): ArchiveLine | undefined => {
  const lines = text.split('\n')
  // The last is unfinished, or nothing.
  const last = lines.at(-2)
  return last ? (JSON.parse(last) as ArchiveLine) : undefined
}

/** What stands against an archive, in a sentence; where it is several things, the first of them and their number. */
type Refusal = { refused: string; reasons?: string[] | undefined; found?: number | undefined }

class ArchiveError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.refused)
  }
}

const refusalIn = (status: number, text: string): Refusal => {
  try {
    const { message, issues } = JSON.parse(text) as { message: string; issues?: { message: string }[] }
    return { refused: message, reasons: issues?.map((issue) => issue.message) }
  } catch {
    return { refused: `That did not work (${status}).` }
  }
}

type Sending = { request: XMLHttpRequest; file: File; query: Record<string, string>; onStep: (step: Step) => void }

/** Sends an archive, which fetch could not tell the progress of. @throws Error with what is said of it */
function sendArchive({ request, file, query, onStep }: Sending): Promise<ArchivePlan> {
  return new Promise((resolve, reject) => {
    const name = 'plan' in query ? 'Bringing it in' : 'Looking at each text'
    request.open('POST', `/api${importArchive.path}?${new URLSearchParams(query)}`)
    request.setRequestHeader('content-type', importArchive.streamed)
    request.upload.onprogress = ({ loaded, total }) => onStep({ name: 'Sending the file', done: loaded, total })
    request.onprogress = () => {
      const line = request.status === 200 ? lineIn(request.responseText) : undefined
      if (line && 'total' in line) onStep({ name, ...line })
    }
    request.onload = () => {
      const line = request.status === 200 ? lineIn(request.responseText) : undefined
      if (line && 'would' in line) return resolve(line.would)
      if (line && 'did' in line) return resolve(line.did)
      reject(new ArchiveError(line && 'refused' in line ? line : refusalIn(request.status, request.responseText)))
    }
    const lookAgain = 'Choose the file again: what you see then is how things are.'
    request.onerror = () => reject(new Error(`The connection broke. ${lookAgain}`))
    // At its very end it may have been done.
    request.onabort = () => reject(new Error('plan' in query ? `Stopped. ${lookAgain}` : 'Stopped.'))
    request.send(file)
  })
}

/** Among the site settings, for founders: an archive of content comes in, once it was shown what it would do. */
export function ImportArchive() {
  const id = useId()
  const running = useRef<XMLHttpRequest>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [writesOver, setWritesOver] = useState(false)
  const [step, setStep] = useState<Step>()
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()

  const send = (file: File, query: Record<string, string>) => {
    running.current = new XMLHttpRequest()
    return sendArchive({ request: running.current, file, query, onStep: setStep })
  }

  async function act(doing: () => Promise<void>) {
    setStep({ name: 'Sending the file', done: 0, total: 1 })
    setSaid('')
    setRefusal(undefined)
    try {
      await doing()
    } catch (failure) {
      setChosen(undefined)
      setSaid((failure as Error).message)
      if (failure instanceof ArchiveError) setRefusal(failure.refusal)
    }
    running.current = null
    setStep(undefined)
  }

  const look = (file: File, overwrite: boolean) =>
    act(async () => {
      setChosen(undefined)
      if (file.size > maxArchiveBytes)
        throw new Error(
          `The file is larger than ${maxArchiveBytes / 1024 / 1024} MB. Bring it in on the server, with “npm run import-content”.`,
        )
      setChosen({ file, would: await send(file, { overwrite: String(overwrite) }) })
    })

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void look(file, writesOver).then(() => (target.value = ''))
  }

  const take = ({ file, would }: Chosen, reason: string) =>
    act(async () => {
      const query = { overwrite: String(writesOver), plan: would.plan, ...(reason && { reason }) }
      const { changed, made, waits } = await send(file, query)
      setChosen(undefined)
      const drafts = waits > 0 ? ` ${count(waits)} as drafts, not on the site.` : ''
      setSaid(`Brought in: ${number(made)} new, ${number(changed)} changed.${drafts}`)
    })

  const isBusy = step !== undefined
  return (
    <div className="power-years-campaign">
      <h2>Bring an archive in</h2>
      <label htmlFor={id}>
        The archive of another installation, or an older one of this: a .tar file, up to {maxArchiveBytes / 1024 / 1024}{' '}
        MB. Nothing is stored before you have seen what it would do.
      </label>
      <input id={id} type="file" accept=".tar,application/x-tar" disabled={isBusy} onChange={choose} />
      <label className="power-years-import__choice">
        <input
          type="checkbox"
          checked={writesOver}
          disabled={isBusy}
          onChange={({ target }) => {
            setWritesOver(target.checked)
            if (chosen) void look(chosen.file, target.checked)
          }}
        />
        Write over texts that differ from those here. What they say now stays among their versions.
      </label>
      <p aria-live="polite">{step ? `${step.name} …` : said}</p>
      {step && (
        <>
          <progress aria-label={step.name} value={step.done} max={step.total || 1} />
          <button type="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        </>
      )}
      {refusal && !isBusy && <Reasons {...refusal} />}
      {chosen && !isBusy && (
        <Would
          name={chosen.file.name}
          would={chosen.would}
          onTake={(reason) => void take(chosen, reason)}
          onForget={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

function Reasons({ reasons = [], found = reasons.length }: Refusal) {
  if (reasons.length === 0) return null
  return (
    <>
      <ul aria-label="What stands against it">
        {reasons.map((reason, index) => (
          <li key={index}>{reason}</li>
        ))}
      </ul>
      {found > reasons.length && <p>and {number(found - reasons.length)} more.</p>}
    </>
  )
}

/** What else becomes of them, each in a sentence. */
const notesOf = ({ goesPublic, left, onlyHere, retracted, waits }: ArchivePlan): string[] =>
  [
    goesPublic > 0 && `${count(goesPublic)} ${goesPublic === 1 ? 'goes' : 'go'} on the site at once.`,
    retracted > 0 &&
      `${count(retracted)} ${retracted === 1 ? 'becomes a draft, as it rests on a source that was' : 'become drafts, as they rest on sources that were'} retracted.`,
    waits > retracted &&
      `${count(waits - retracted)} ${waits - retracted === 1 ? 'becomes a draft' : 'become drafts'}: here somebody else checks before anything of the kind is published.`,
    left > 0 && `${count(left)} ${left === 1 ? 'differs and stays as it is' : 'differ and stay as they are'} here.`,
    onlyHere > 0 && `${count(onlyHere)} that ${onlyHere === 1 ? 'is only here stays' : 'are only here stay'}.`,
  ].filter((note) => note !== false)

type WouldProps = { name: string; would: ArchivePlan; onTake: (reason: string) => void; onForget: () => void }

function Would({ name, would, onTake, onForget }: WouldProps) {
  const { changed, made, madeAt, same, texts } = would
  const total = made + changed
  const [reason, setReason] = useState('')
  const isAsked = would.asked > 0
  return (
    <>
      <p>
        <strong>
          {number(made)} new, {number(changed)} changed, {number(same)} the same.
        </strong>{' '}
        Nothing is stored yet. {name} was made on {dayOf(madeAt)}.
      </p>
      <ul>
        {notesOf(would).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {texts.length > 0 && (
        <PanelTable label="What the archive would do" columns={['Text', 'Becomes', 'What']}>
          {texts.map(({ kind, title, becomes, waits, why, fields }, index) => (
            <tr key={index}>
              <td>
                <strong>{title}</strong>
                {kind !== title && (
                  <>
                    <br />
                    {kind}
                  </>
                )}
              </td>
              <td>
                {becomes}
                {waits && ', a draft'}
                {why && (
                  <>
                    <br />
                    {why}
                  </>
                )}
              </td>
              <td>
                <FieldChanges changes={fields} />
              </td>
            </tr>
          ))}
        </PanelTable>
      )}
      {total > texts.length && <p>and {number(total - texts.length)} more.</p>}
      {isAsked && <Asked would={would} reason={reason} onSay={setReason} />}
      <button
        type="button"
        className="power-years-campaign__send"
        disabled={total === 0 || (isAsked && !reason.trim())}
        onClick={() => onTake(reason.trim())}
      >
        Bring in {count(total)}
      </button>
      <button type="button" onClick={onForget}>
        Forget the file
      </button>
    </>
  )
}

type AskedProps = { would: ArchivePlan; reason: string; onSay: (reason: string) => void }

/** What a form would ask about before it publishes it: one reason for all of it is kept. */
function Asked({ would: { asked, asks }, reason, onSay }: AskedProps) {
  const id = useId()
  return (
    <div role="group" aria-label="What asks for a reason" className="power-years-campaign__asked">
      <p>
        <strong>
          {number(asked)} {asked === 1 ? 'sentence' : 'sentences'} would go on the site that a form asks about first.
        </strong>{' '}
        Mend {asked === 1 ? 'it' : 'them'} in the file, or say below why {asked === 1 ? 'it stands' : 'they stand'}.
      </p>
      <ul>
        {asks.map(({ title, words, why }, index) => (
          <li key={index}>
            {title !== words && <strong>{title}: </strong>}
            {words && `“${words}” `}
            {why}
          </li>
        ))}
      </ul>
      {asked > asks.length && <p>and {number(asked - asks.length)} more.</p>}
      <label htmlFor={id}>Why {asked === 1 ? 'it stands' : 'they stand'}. It is kept with each.</label>
      <textarea
        id={id}
        rows={3}
        cols={60}
        maxLength={600}
        value={reason}
        onChange={({ target }) => onSay(target.value)}
      />
    </div>
  )
}
