import { useEffect, useState, type ReactNode } from 'react'

import { canHoldKey, secretBytes } from '@/shared/browser/ownKey/derive'
import { ownKeyOrigin } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'
import { readWords, wordsOf } from '../../domain/words'
import { describeFailure, openDiary, startKey, type KeyResult } from './keyWork'
import { createPasskey, mayHavePasskeys, readPasskey } from './passkey'
import { ConfirmWords, RecoveryWordsForm, RecoveryWordsSheet } from './WordSteps'

/** Why the dialog opens: to make a first key, to open a diary, or for a new sheet. */
export type KeyTask = 'create' | 'open' | 'sheet'

type Secret = Uint8Array<ArrayBuffer>

type Step =
  | { at: 'choose' }
  | { at: 'enter' }
  /** `copy`: the sheet of the key in use, so nothing has to move. */
  | { at: 'sheet'; secret: Secret; copy: boolean }
  | { at: 'confirm'; secret: Secret }
  | ({ at: 'done' } & KeyResult)

export type KeyDialogProps = { task: KeyTask; siteName: string; texts: OwnKeyTexts; onClose: () => void }

/** Makes a key, opens a diary with one, or prints its sheet. Loaded by `import()`: word list, QR code and dialog. */
export function KeyDialog({ task, siteName, texts, onClose }: KeyDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [isWorking, setIsWorking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [moved, setMoved] = useState<{ kept: number; all: number } | null>(null)
  const [passkeys, setPasskeys] = useState(false)
  useEffect(() => void mayHavePasskeys().then(setPasskeys), [])

  /** Does one thing after the other, and says what went wrong where it did. */
  async function work(todo: () => Promise<Step>) {
    if (isWorking) return
    setProblem(null)
    setMoved(null)
    setIsWorking(true)
    try {
      setStep(await todo())
    } catch (error) {
      setProblem(describeFailure(error))
    } finally {
      setIsWorking(false)
    }
  }

  const tell = (kept: number, all: number) => setMoved({ kept, all })
  const done = (result: KeyResult): Step => ({ at: 'done', ...result })
  const newWords = (): Step => ({
    at: 'sheet',
    secret: crypto.getRandomValues(new Uint8Array(secretBytes)),
    copy: false,
  })

  const withPasskey = () =>
    work(async () => {
      if (task === 'create') return done(await startKey(await createPasskey(siteName), 'passkey', tell))
      const secret = await readPasskey()
      return task === 'open' ? done(await openDiary(secret, 'passkey', tell)) : { at: 'sheet', secret, copy: true }
    })

  const withWords = (text: string) =>
    work(async () => {
      const read = readWords(text)
      if ('secret' in read) return done(await openDiary(read.secret, 'words', tell))
      setProblem(read.problem)
      return { at: 'enter' }
    })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.at === 'done' ? texts.doneHeading : texts[`${task}Heading`]}
    >
      {!canHoldKey() ? (
        <p>{texts.cannotHold}</p>
      ) : (
        <>
          {step.at === 'choose' && (
            <ChooseKeyMethod
              task={task}
              texts={texts}
              passkeys={passkeys}
              isWorking={isWorking}
              onPasskey={() => void withPasskey()}
            >
              <Button
                variant={passkeys ? 'quiet' : 'primary'}
                disabled={isWorking}
                onClick={() => setStep(task === 'open' ? { at: 'enter' } : newWords())}
              >
                {task === 'open' ? texts.typeWordsButton : texts.createWordsButton}
              </Button>
            </ChooseKeyMethod>
          )}
          {step.at === 'enter' && (
            <RecoveryWordsForm
              texts={texts}
              isWorking={isWorking}
              problem={problem}
              onWords={(text) => void withWords(text)}
            />
          )}
          {step.at === 'sheet' && (
            <RecoveryWordsSheet
              texts={texts}
              words={wordsOf(step.secret)}
              isCopy={step.copy}
              onNext={() => (step.copy ? onClose() : setStep({ at: 'confirm', secret: step.secret }))}
            />
          )}
          {step.at === 'confirm' && (
            <ConfirmWords
              texts={texts}
              words={wordsOf(step.secret)}
              isWorking={isWorking}
              onBack={() => setStep({ at: 'sheet', secret: step.secret, copy: false })}
              onConfirmed={() => void work(async () => done(await startKey(step.secret, 'words', tell)))}
            />
          )}
          {step.at === 'done' && <KeyTaskComplete {...step} task={task} texts={texts} onClose={onClose} />}
          <p aria-live="polite" className="mt-4 text-soft-ink">
            {isWorking && texts.working}
          </p>
          {isWorking && moved && (
            <p className="mt-2 flex items-center gap-4">
              <progress aria-label={texts.working} value={moved.kept} max={moved.all} className="grow accent-plum" />
              <span className="text-sm text-soft-ink tabular">
                {moved.kept.toLocaleString('en-US')} / {moved.all.toLocaleString('en-US')}
              </span>
            </p>
          )}
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

type ChooseProps = Pick<KeyDialogProps, 'task' | 'texts'> & {
  passkeys: boolean
  isWorking: boolean
  onPasskey: () => void
  children: ReactNode
}

/** What a key is for, and the ways to one. */
export function ChooseKeyMethod({ task, texts, passkeys, isWorking, onPasskey, children }: ChooseProps) {
  // The words of a passkey's key are read from it again; other keys have to be new ones, as no browser can read its key.
  const offersPasskey = passkeys && (task !== 'sheet' || ownKeyOrigin() !== 'words')
  return (
    <>
      <p>{task === 'sheet' && offersPasskey ? texts.sheetPasskeyText : texts[`${task}Text`]}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {offersPasskey && (
          <Button disabled={isWorking} onClick={onPasskey}>
            {task === 'create' ? texts.createPasskeyButton : texts.ownPasskeyButton}
          </Button>
        )}
        {children}
      </div>
      {task === 'create' && (
        <p className="mt-5 text-sm text-soft-ink">{passkeys ? texts.passkeyNote : texts.paperNote}</p>
      )}
    </>
  )
}

type DoneProps = Pick<KeyDialogProps, 'task' | 'texts' | 'onClose'> & KeyResult

/** What was done, and how many entries came along; of an empty diary, that another sheet may be meant. */
export function KeyTaskComplete({ task, texts, moved, kept, onClose }: DoneProps) {
  const counted = (one: string, many: string) =>
    moved === 0 ? [] : [moved === 1 ? one : many.replaceAll('{count}', moved.toLocaleString('en-US'))]
  return (
    <>
      <p>
        {(task === 'open'
          ? [texts.opened, ...counted(texts.broughtOne, texts.brought), ...(kept === 0 ? [texts.openedEmpty] : [])]
          : [texts.made, ...counted(texts.sealedOne, texts.sealed), texts.fromNowOn]
        ).join(' ')}
      </p>
      <p className="mt-3 text-soft-ink">{texts.askedAgain}</p>
      <Button className="mt-6" onClick={onClose}>
        {texts.doneButton}
      </Button>
    </>
  )
}
