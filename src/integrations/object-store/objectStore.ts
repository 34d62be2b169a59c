import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type * as S3 from '@aws-sdk/client-s3'

import { getEnv } from '@/shared/env'

/** Timeouts in milliseconds: for uploading all files of a picture, until a response begins, and for other requests. */
export const timeoutMs = { write: 30_000, read: 10_000, silence: 30_000 }

/** The key of a file in the bucket: `media/plum-square-0f3a….webp`. */
export const objectKey = (collection: string, filename: string) => `${collection}/${filename}`

type Store = { sdk: typeof S3; client: S3.S3Client; Bucket: string }

let opened: Promise<Store> | undefined

async function openStore(): Promise<Store> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = getEnv()
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) throw new Error('S3_BUCKET is not set')
  // Imported lazily, so that a site without a bucket never loads it.
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: S3_REGION ?? 'us-east-1',
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Many S3-compatible stores lack virtual-hosted addressing.
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // Not every store supports the newer checksums; the payload is signed in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: timeoutMs.silence },
  })
  return { sdk, client, Bucket: S3_BUCKET }
}

/** A failed request to the store. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError'

  constructor(
    /** For messages to editors, after "the picture store": `refused`. */
    readonly inShort: string,
    detail: string,
  ) {
    super(`The object store ${inShort}: ${detail}`)
  }
}

function failureOf(error: unknown): ObjectStoreError {
  if (!(error instanceof Error)) return new ObjectStoreError('could not be reached', String(error))
  const status = (error as Partial<S3.S3ServiceException>).$metadata?.httpStatusCode
  if (status !== undefined) return new ObjectStoreError('refused', `${error.name} (${status}) ${error.message}`)
  if (/Abort|Timeout/.test(error.name)) return new ObjectStoreError('did not answer in time', error.message)
  return new ObjectStoreError('could not be reached', 'code' in error ? String(error.code) : error.message)
}

async function ask<Answer>(question: (store: Store) => Promise<Answer>): Promise<Answer> {
  opened ??= openStore().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  const store = await opened
  try {
    return await question(store)
  } catch (error) {
    throw failureOf(error)
  }
}

/** @throws ObjectStoreError */
export async function putObject(Key: string, Body: Buffer, ContentType: string, abortSignal: AbortSignal) {
  await ask(({ sdk, client, Bucket }) =>
    client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType }), { abortSignal }),
  )
}

/** Deletes an object. Idempotent. @throws ObjectStoreError */
export async function removeObject(Key: string) {
  const abortSignal = AbortSignal.timeout(timeoutMs.read)
  await ask(({ sdk, client, Bucket }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal }))
}

/** An object, or a part of one (`range` is then its `Content-Range`). */
type Found = { state: 'found'; body: Readable; length?: number; tag?: string; range?: string }
type Reading =
  | Found
  | { state: 'missing' }
  | { state: 'unchanged'; tag?: string }
  | { state: 'no part'; range?: string }

/**
 * Requests an object; resolves with the response's stream.
 * @param wanted the client's `Range` and `If-None-Match`
 * @throws ObjectStoreError
 */
export async function readObject(Key: string, wanted: { range?: string; knownTag?: string } = {}): Promise<Reading> {
  return ask(async ({ sdk, client, Bucket }): Promise<Reading> => {
    // The timeout covers only the start of the response: a large picture on a slow connection takes time.
    const beginning = new AbortController()
    const timer = setTimeout(() => beginning.abort(), timeoutMs.read)
    const question = new sdk.GetObjectCommand({ Bucket, Key, Range: wanted.range, IfNoneMatch: wanted.knownTag })
    try {
      const answer = await client.send(question, { abortSignal: beginning.signal })
      const { ContentLength: length, ETag: tag, ContentRange: range } = answer
      return { state: 'found', body: answer.Body as Readable, length, tag, range }
    } catch (error) {
      const { name, $metadata, $response } = error as S3.S3ServiceException
      const headers = $response?.headers as Record<string, string> | undefined
      const status = $metadata?.httpStatusCode
      if (status === 304) return { state: 'unchanged', tag: headers?.etag }
      if (status === 416) return { state: 'no part', range: headers?.['content-range'] }
      if (status === 404 && name !== 'NoSuchBucket') return { state: 'missing' }
      throw error
    } finally {
      clearTimeout(timer)
    }
  })
}

/** Reads a whole object; null when there is none. @throws ObjectStoreError */
export async function readObjectOrNull(Key: string): Promise<Buffer | null> {
  const file = await readObject(Key)
  return file.state === 'found' ? ask(() => buffer(file.body)) : null
}

/** Reads a whole object. @throws ObjectStoreError also when it does not exist */
export async function readBytes(Key: string): Promise<Buffer> {
  const bytes = await readObjectOrNull(Key)
  if (bytes === null) throw new ObjectStoreError('has no such file', Key)
  return bytes
}

/** The keys below a prefix. @throws ObjectStoreError */
export async function listObjects(Prefix: string): Promise<string[]> {
  return ask(async ({ sdk, client, Bucket }) => {
    const keys: string[] = []
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }))
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
    return keys
  })
}
