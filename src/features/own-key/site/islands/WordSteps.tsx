import { useState, type FormEvent } from 'react'

import { Button } from '@/shared/ui/Button'
import { PrintIcon } from '@/shared/ui/art/icons'
import { Field, Input, Textarea } from '@/shared/ui/Field'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'
import { splitWords } from '../../domain/words'
import { KeySheet } from '../components/KeySheet'

type Words = { texts: OwnKeyTexts }

type WordsSheetProps = Words & {
  words: readonly string[]
  /** Whether it is the sheet of the key that is in use. */
  isCopy: boolean
  onNext: () => void
}

/** The words, to be printed or written down. */
export function RecoveryWordsSheet({ texts, words, isCopy, onNext }: WordsSheetProps) {
  return (
    <>
      <p className="mb-4 print:hidden">{texts.printText}</p>
      <KeySheet texts={texts} words={words} site={location.host} />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          <PrintIcon size={20} />
          {texts.printButton}
        </Button>
        <Button onClick={onNext}>{isCopy ? texts.copyDoneButton : texts.onPaperButton}</Button>
      </div>
    </>
  )
}

/** Two words that are asked for, from anywhere in the list: later than the first, so that the paper has to be turned to. */
function pickTwo(count: number): [number, number] {
  const [one, other] = crypto.getRandomValues(new Uint32Array(2))
  const first = one! % (count / 2)
  return [first, count / 2 + (other! % (count / 2))]
}

type ConfirmWordsProps = Words & {
  words: readonly string[]
  isWorking: boolean
  onBack: () => void
  onConfirmed: () => void
}

/** Asks for two of the words, so that they are truly on paper before the diary depends on it. */
export function ConfirmWords({ texts, words, isWorking, onBack, onConfirmed }: ConfirmWordsProps) {
  const [asked] = useState(() => pickTwo(words.length))
  const [typed, setTyped] = useState(['', ''])
  const [isWrong, setIsWrong] = useState<boolean[]>([])

  function submitted(event: FormEvent) {
    event.preventDefault()
    const wrong = asked.map((at, index) => splitWords(typed[index]!)[0] !== words[at])
    setIsWrong(wrong)
    if (!wrong.includes(true)) onConfirmed()
  }

  return (
    <form onSubmit={submitted} noValidate>
      <p>{texts.confirmText}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {asked.map((at, index) => (
          <Field
            key={at}
            label={texts.wordField.replaceAll('{number}', String(at + 1))}
            labelStyle="plain"
            error={isWrong[index] && `That isn’t word ${at + 1} on your paper`}
          >
            {(control) => (
              <Input
                {...control}
                value={typed[index]}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setTyped(typed.map((one, other) => (other === index ? event.target.value : one)))}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="quiet" disabled={isWorking} onClick={onBack}>
          {texts.backButton}
        </Button>
        <Button type="submit" disabled={isWorking}>
          {texts.sealButton}
        </Button>
      </div>
    </form>
  )
}

type EnterWordsProps = Words & { isWorking: boolean; problem: string | null; onWords: (text: string) => void }

/** The words of a sheet, typed or pasted from a scan. */
export function RecoveryWordsForm({ texts, isWorking, problem, onWords }: EnterWordsProps) {
  const [text, setText] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onWords(text)
      }}
    >
      <Field label={texts.wordsField} labelStyle="plain" hint={texts.wordsHint} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="mt-5" disabled={isWorking}>
        {texts.openButton}
      </Button>
    </form>
  )
}
