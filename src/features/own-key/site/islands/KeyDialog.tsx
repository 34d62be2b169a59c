import { useEffect, useState, type ReactNode } from 'react'

import { canHoldKey, secretBytes } from '@/shared/browser/ownKey/derive'
import { ownKeyOrigin } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'

import { readWords, wordsOf } from '../../domain/words'
import { describeFailure, openDiary, startKey } from './keyWork'
import { createPasskey, mayHavePasskeys, readPasskey } from './passkey'
import { ConfirmWords, EnterWords, WordsSheet } from './WordSteps'

/** Why the dialog opens: to make a first key, to open a diary, or for a new sheet. */
export type KeyTask = 'create' | 'open' | 'sheet'

type Secret = Uint8Array<ArrayBuffer>

type Step =
  | { at: 'choose' }
  | { at: 'enter' }
  /** `copy`: the sheet of the key in use, so nothing has to move. */
  | { at: 'sheet'; secret: Secret; copy: boolean }
  | { at: 'confirm'; secret: Secret }
  | { at: 'done'; moved: number }

const titles: Record<KeyTask, string> = {
  create: 'Keep It for Good',
  open: 'Open Your Diary',
  sheet: 'A New Sheet',
}

type KeyDialogProps = { task: KeyTask; siteName: string; onClose: () => void }

/** Makes a key, opens a diary with one, or prints its sheet. Loaded by `import()`: word list, QR code and dialog. */
export function KeyDialog({ task, siteName, onClose }: KeyDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [passkeys, setPasskeys] = useState(false)
  useEffect(() => void mayHavePasskeys().then(setPasskeys), [])

  /** Does one thing after the other, and says what went wrong where it did. */
  async function work(todo: () => Promise<Step>) {
    if (isWorking) return
    setProblem(null)
    setIsWorking(true)
    try {
      setStep(await todo())
    } catch (error) {
      setProblem(describeFailure(error))
    } finally {
      setIsWorking(false)
    }
  }

  const done = (moved: number): Step => ({ at: 'done', moved })
  const newWords = (): Step => ({
    at: 'sheet',
    secret: crypto.getRandomValues(new Uint8Array(secretBytes)),
    copy: false,
  })

  const withPasskey = () =>
    work(async () => {
      if (task === 'create') return done(await startKey(await createPasskey(siteName), 'passkey'))
      const secret = await readPasskey()
      return task === 'open' ? done(await openDiary(secret, 'passkey')) : { at: 'sheet', secret, copy: true }
    })

  const withWords = (text: string) =>
    work(async () => {
      const read = readWords(text)
      if ('secret' in read) return done(await openDiary(read.secret, 'words'))
      setProblem(read.problem)
      return { at: 'enter' }
    })

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={step.at === 'done' ? 'Done' : titles[task]}>
      {!canHoldKey() ? (
        <p>
          This browser can’t hold a key: it is too old for the cryptography, or this page is not opened over https. Your
          diary stays as it is, sealed with this browser’s cookie. On a newer browser you can give it a key at any time.
        </p>
      ) : (
        <>
          {step.at === 'choose' && (
            <Choose task={task} passkeys={passkeys} isWorking={isWorking} onPasskey={() => void withPasskey()}>
              <Button
                variant={passkeys ? 'quiet' : 'primary'}
                disabled={isWorking}
                onClick={() => setStep(task === 'open' ? { at: 'enter' } : newWords())}
              >
                {task === 'open' ? 'Type my 24 words' : 'Write down 24 words'}
              </Button>
            </Choose>
          )}
          {step.at === 'enter' && (
            <EnterWords isWorking={isWorking} problem={problem} onWords={(text) => void withWords(text)} />
          )}
          {step.at === 'sheet' && (
            <WordsSheet
              words={wordsOf(step.secret)}
              isCopy={step.copy}
              onNext={() => (step.copy ? onClose() : setStep({ at: 'confirm', secret: step.secret }))}
            />
          )}
          {step.at === 'confirm' && (
            <ConfirmWords
              words={wordsOf(step.secret)}
              isWorking={isWorking}
              onBack={() => setStep({ at: 'sheet', secret: step.secret, copy: false })}
              onConfirmed={() => void work(async () => done(await startKey(step.secret, 'words')))}
            />
          )}
          {step.at === 'done' && <Done task={task} moved={step.moved} onClose={onClose} />}
          <p aria-live="polite" className="mt-4 text-soft-ink">
            {isWorking && 'One moment: your diary is being sealed and compared, piece by piece.'}
          </p>
          {problem && step.at !== 'enter' && (
            <p role="alert" className="mt-2 text-rose">
              {problem}
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}

type ChooseProps = { task: KeyTask; passkeys: boolean; isWorking: boolean; onPasskey: () => void; children: ReactNode }

const reasons: Record<KeyTask, string> = {
  create:
    'Now your diary hangs on one cookie of this browser. With a key of your own it opens on any device, and what you write is sealed here before it leaves. We keep it and can’t read it. Lose the key and nobody can bring it back, so choose what you won’t lose.',
  open: 'Your diary is here as you left it. What you have noted in this browser since comes along.',
  sheet:
    'Your words can be made anew as long as the diary is open here. The old sheet opens nothing from then on; your other devices ask for the new words once.',
}

function Choose({ task, passkeys, isWorking, onPasskey, children }: ChooseProps) {
  // The words of a passkey's key are read from it again; other keys have to be new ones, as no browser can read its key.
  const offersPasskey = passkeys && (task !== 'sheet' || ownKeyOrigin() !== 'words')
  return (
    <>
      <p>
        {task === 'sheet' && offersPasskey
          ? 'With your passkey this prints the 24 words of the key you have: a second way in, should the passkey be lost. Or take new words: then the passkey and older sheets open nothing any more.'
          : reasons[task]}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {offersPasskey && (
          <Button disabled={isWorking} onClick={onPasskey}>
            {task === 'create' ? 'Use a passkey' : 'Use my passkey'}
          </Button>
        )}
        {children}
      </div>
      {task === 'create' && (
        <p className="mt-5 text-sm text-soft-ink">
          {passkeys
            ? 'A passkey is your finger, your face or the code of your phone; it travels with your Apple, Google or password manager account. The words are paper, and depend on nobody.'
            : 'This browser can’t make keys from passkeys, so it is paper: 24 words that depend on nobody.'}
        </p>
      )}
    </>
  )
}

function Done({ task, moved, onClose }: { task: KeyTask; moved: number; onClose: () => void }) {
  const came = moved === 1 ? 'One entry was' : `${moved.toLocaleString('en-US')} entries were`
  return (
    <>
      <p>
        {task === 'open'
          ? `Your diary is open in this browser.${moved > 0 ? ` ${came} brought along from here.` : ''}`
          : `Your diary has a key of its own now.${moved > 0 ? ` ${came} sealed anew, each compared with what it was.` : ''} What you write is sealed here before it leaves.`}
      </p>
      <p className="mt-3 text-soft-ink">
        Now and then this browser will ask for it again. Safari forgets what sites keep in it after seven days without a
        visit; nothing is lost by that.
      </p>
      <Button className="mt-6" onClick={onClose}>
        Good
      </Button>
    </>
  )
}
