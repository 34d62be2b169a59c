import type { PayloadRequest } from 'payload'

import { isEnglishWord } from '@/shared/search/subject'

import { languageTexts } from '../content/languageTexts'
import { detectForeignLanguage, type ForeignLanguage } from '../domain/answer/question/languages'
import { applyCorrections } from '../domain/recall/applyCorrections'
import { assessConversation, type ConversationConcern } from '../domain/safety/assessConversation'
import { memoizeRecognizer } from '../domain/safety/recognizer'
import { judgeInTurns } from './judgeInTurns'
import { lastSafetySettings, readSafetySettings, type SafetySettings } from './safetySettings'

/** What a conversation gives reason to, by the settings it was judged with. */
export type JudgedConversation = {
  /** With a recognizer that remembers what it judged. */
  safety: SafetySettings
  /** The visitor's messages. */
  said: string[]
  /** Of the last message, when it is not English: then nothing else is judged. */
  language: ForeignLanguage | null
  concern: ConversationConcern
}

const calm: ConversationConcern = { now: null, before: null }

/** The language of the last message, when it is not English. “Merci!” to an answer in English is thanks. */
function readLanguage(said: string[]): ForeignLanguage | null {
  const detect = (message: string) => detectForeignLanguage(message, languageTexts, isEnglishWord)
  const language = detect(said.at(-1) ?? '')
  return language?.isPolite && said.slice(0, -1).some((message) => detect(message) === null) ? null : language
}

async function judge(settings: SafetySettings, said: string[]): Promise<JudgedConversation> {
  const safety = { ...settings, recognize: memoizeRecognizer(settings.recognize, said) }
  const language = readLanguage(said)
  if (language) return { safety, said, language, concern: calm }
  await judgeInTurns(said, safety.recognize)
  return { safety, said, language, concern: assessConversation(said, safety.recognize, applyCorrections(said)) }
}

/** Whether rules alone answer it, before any limit is counted and anything is looked up. */
export const isAnsweredByRules = ({ language, concern }: JudgedConversation): boolean =>
  language !== null || concern.now?.certainty === 'sure'

/** Begins something that is needed later, if at all: its failure is told to whoever waits for it, and to nobody else. */
function begin<Result>(something: () => Promise<Result>): Promise<Result> {
  const begun = something()
  begun.catch(() => {})
  return begun
}

/**
 * Judges by the rules that were read last while the database is asked whether they still hold, and meanwhile begins what
 * an answer from the library waits for: one wait instead of three, in each of which all others have their turn.
 * @param prepare begun at once where rules alone do not answer
 */
export async function judgeConversation<Prepared>(
  req: PayloadRequest,
  said: string[],
  prepare: () => Promise<Prepared>,
): Promise<JudgedConversation & { prepared: () => Promise<Prepared> }> {
  const reading = readSafetySettings(req)
  const last = lastSafetySettings(req)
  const guess = last && (await judge(last, said))
  const begun = guess && !isAnsweredByRules(guess) ? begin(prepare) : null
  const settings = await reading
  const judged = guess && settings === last ? guess : await judge(settings, said)
  return { ...judged, prepared: () => begun ?? prepare() }
}
