import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { PayloadRequest } from 'payload'

import { importContent } from '@/shared/cms/contentArchive/importContent'
import { refuseMismatchedFile } from '@/shared/cms/contentArchive/mediaFiles'
import type { Plan } from '@/shared/cms/contentArchive/planImport'
import { readArchive, type ArchiveLimits, type ReadArchive } from '@/shared/cms/contentArchive/readArchive'
import { ArchiveRefused, ArchiveTooLarge, ImportRefused, type Reasons } from '@/shared/cms/contentArchive/refusals'
import { describeFailure, HttpError, isDatabaseAway, type Issue } from '@/shared/cms/httpError'
import { noteIfDiskFull } from '@/shared/cms/diskFull'
import { ImportReasons } from '@/shared/cms/importReasons'

import {
  importArchive as importArchiveContract,
  maxArchiveBytes,
  type ArchiveLine,
  type ArchivePlan,
} from '../contract'
import { describePlan } from './archivePlan'
import { picturesOf } from './contentArchive'

/** What one archive may hold: a picture as much as an upload, texts some ten times the starter content. */
const limits: ArchiveLimits = { bytes: maxArchiveBytes, texts: 64_000_000, picture: 12 * 1024 * 1024, entries: 20_000 }

/** Its texts are in memory while an archive comes in: one at a time. */
let isBusy = false

/** Several reasons one by one; a single one is the message already. */
const issuesOf = ({ reasons }: Reasons): Issue[] | undefined =>
  reasons.length > 0 ? reasons.map((message) => ({ path: '', message })) : undefined

/** @throws HttpError for what is no whole archive, before anything is done with it */
async function readSent(req: PayloadRequest, folder: string | undefined): Promise<ReadArchive> {
  if (!/^application\/x-tar\b/i.test(req.headers.get('content-type') ?? ''))
    throw new HttpError(400, `An archive is sent as ${importArchiveContract.streamed}.`)
  const most = `${maxArchiveBytes / 1024 / 1024} MB`
  if (Number(req.headers.get('content-length') ?? 0) > maxArchiveBytes)
    throw new HttpError(
      413,
      `The file is larger than ${most}. Bring it in on the server, with “npm run import-content”.`,
    )
  if (!req.body) throw new HttpError(400, 'The file is empty.')
  try {
    const source = req.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>
    return await readArchive(source, { folder, limits, checkPicture: refuseMismatchedFile })
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    const said = `This file ${error.message}. Nothing was changed.`
    if (error instanceof ArchiveTooLarge)
      throw new HttpError(413, `${said} Bring it in on the server, with “npm run import-content”.`)
    throw new HttpError(400, said, issuesOf(error.told))
  }
}

/** Names a plan: what would be written, and what stands in its place now. */
const digestOf = ({ documents, globals, left }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([documents, globals, left]))
    .digest('hex')

/** Sentences that are told one by one. */
const maxAsked = 50

type Asked = { overwrite: 'true' | 'false'; plan?: string | undefined; reason?: string | undefined }

/** Tries an archive, or takes it in as it was shown. @throws ImportRefused */
async function take(
  req: PayloadRequest,
  { content, madeAt }: ReadArchive,
  { overwrite, plan: agreed, reason = '' }: Asked,
  { folder, onProgress }: { folder: string | undefined; onProgress: (done: number, total: number) => void },
): Promise<ArchiveLine> {
  const writesOver = overwrite === 'true'
  let told: Omit<ArchivePlan, 'asked' | 'asks'> | undefined
  const reasons = new ImportReasons(reason)
  const agree = (plan: Plan) => {
    // Before anything is made: whatever fails from here on leaves things as they were.
    told = { ...describePlan(req.payload.config, plan), madeAt, plan: digestOf(plan) }
    if (agreed !== undefined && told.plan !== agreed)
      throw new ImportRefused('The file or the site is another one since you looked. Choose the file again.')
  }
  await importContent(req.payload, content, {
    store: picturesOf(req),
    readFile: ({ sha256 }) => readFile(path.join(folder!, sha256)),
    isDryRun: agreed === undefined,
    overwrite: writesOver,
    keepsDiffering: !writesOver,
    user: req.user ?? undefined,
    reasons,
    agree,
    onProgress,
  })
  // Known once each text was tried.
  const { asked } = reasons
  const whole = { ...told!, asked: asked.length, asks: asked.slice(0, maxAsked) }
  return agreed === undefined ? { would: whole } : { did: whole }
}

function refusalOf(req: PayloadRequest, error: unknown): ArchiveLine {
  if (error instanceof ImportRefused) {
    const { reasons, found } = error.told
    return {
      refused: `${error.message} Nothing was changed.`,
      ...(reasons.length > 0 && { reasons: [...reasons], found }),
    }
  }
  noteIfDiskFull(error)
  if (isDatabaseAway(error))
    return { refused: 'The database is away or busy. Nothing was changed; please try again in a moment.' }
  req.payload.logger.error({ failure: describeFailure(error), msg: 'An archive of content could not be taken in' })
  return { refused: 'Something went wrong on our side. Nothing was changed.' }
}

/**
 * Takes an archive of content in as it arrives: verified first, then tried or made, with its progress as lines of JSON.
 * Whoever goes away before the end ends it, and nothing was changed.
 * @throws HttpError
 */
export async function importArchive(req: PayloadRequest, asked: Asked): Promise<Response> {
  if (isBusy) throw new HttpError(409, 'An archive is being brought in already. Please try again in a minute.')
  isBusy = true
  let folder: string | undefined
  const end = async () => {
    isBusy = false
    // What cannot be removed is the system's own, which empties its folder of such things.
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
  try {
    // A trial reads the pictures, and keeps none.
    if (asked.plan !== undefined) folder = await mkdtemp(path.join(tmpdir(), 'power-years-content-'))
    const archive = await readSent(req, folder)
    let isLeft = false
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const say = (line: ArchiveLine) => {
          if (!isLeft) controller.enqueue(Buffer.from(`${JSON.stringify(line)}\n`))
        }
        const onProgress = (done: number, total: number) => {
          if (isLeft) throw new ImportRefused('It was broken off.')
          say({ done, total })
        }
        const run = async () => {
          say(await take(req, archive, asked, { folder, onProgress }).catch((error) => refusalOf(req, error)))
          await end()
          if (!isLeft) controller.close()
        }
        void run()
      },
      cancel: () => {
        isLeft = true
      },
    })
    return new Response(lines, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' } })
  } catch (error) {
    await end()
    throw error
  }
}
