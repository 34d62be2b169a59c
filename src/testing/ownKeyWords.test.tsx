import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { ownKeyTexts } from '@/features/own-key/content/ownKeyTexts'
import { ChooseKeyMethod, KeyTaskComplete, KeyDialog } from '@/features/own-key/site/islands/KeyDialog'
import { KeyOffer } from '@/features/own-key/site/islands/KeyOffer'
import { ConfirmWords, RecoveryWordsForm, RecoveryWordsSheet } from '@/features/own-key/site/islands/WordSteps'

import { mark, marked } from './markedViews'
import { wordsInCode } from './wordsInCode'

// A portal draws nothing on the server; what a dialog says is what it is given.
vi.mock('@/shared/ui/Dialog', () => ({
  Dialog: ({ title, caption, description, header, footer, children }: Record<string, ReactNode>) => (
    <>
      {title}|{caption}|{description}|{header}|{children}|{footer}
    </>
  ),
}))

const nothing = () => {}
// What is asked of a browser while drawing.
vi.stubGlobal('location', { host: mark })

const own = { texts: marked(ownKeyTexts), siteName: mark, onClose: nothing }
const way = { ...own, isWorking: false, onPasskey: nothing, children: null }
const steps = { texts: own.texts, words: Array<string>(24).fill(mark), isWorking: false }

const views: Record<string, () => ReactNode> = {
  'the offer': () => <KeyOffer {...own} offered={12} />,
  'a locked diary': () => <KeyOffer {...own} offered={null} />,
  ...Object.fromEntries(
    (['create', 'open', 'sheet'] as const).flatMap((task) => [
      [`${task}: the dialog`, () => <KeyDialog {...own} task={task} />],
      [`${task}: with a passkey`, () => <ChooseKeyMethod {...way} task={task} passkeys />],
      [`${task}: without`, () => <ChooseKeyMethod {...way} task={task} passkeys={false} />],
      ...[0, 1, 12].map((moved) => [
        `${task}: done with ${moved}`,
        () => <KeyTaskComplete {...own} task={task} moved={moved} kept={moved} />,
      ]),
    ]),
  ),
  'the words': () => <RecoveryWordsSheet {...steps} isCopy={false} onNext={nothing} />,
  'the words of the key in use': () => <RecoveryWordsSheet {...steps} isCopy onNext={nothing} />,
  'two words to be sure': () => <ConfirmWords {...steps} onBack={nothing} onConfirmed={nothing} />,
  'typing the words': () => <RecoveryWordsForm {...steps} problem={null} onWords={nothing} />,
}

describe('the dialog about a key of one’s own', () => {
  it.each(Object.entries(views))('every word of %s is an editor’s', (_, view) => {
    expect(wordsInCode(view())).toEqual([])
  })
})
