import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPrivateFile, readIfThere } from './private-file.mjs'
import { beforeExit, endProcess, isEnding } from './shutdown.mjs'
import { StopError } from './stop-error.mjs'

/** So long a command that is being stopped may take to let go of the folder. */
const STOPPING_MS = 20_000
/** A file that is being written is read again this much later. */
const RETRY_MS = 100
const ANSWER_MS = 2000
const ORPHAN_POLL_MS = 500

function lockPath(folder) {
  return join(folder, 'running.json')
}

/**
 * Who works in `folder` now. A process id alone would lie after a crash or in a container (it is given out again),
 * so the holder answers on a port of its own with a word only it knows.
 * @returns {Promise<{ command: string, pid: number, stopping: boolean } | undefined>}
 */
export async function findHolder(folder) {
  const text = readIfThere(lockPath(folder))
  if (text === undefined) return undefined
  try {
    const { port, word } = JSON.parse(text)
    const answer = JSON.parse(await ask(port))
    return answer.word === word ? answer : undefined
  } catch {
    return undefined
  }
}

function ask(port) {
  return new Promise((resolve, reject) => {
    let text = ''
    connect({ port, host: '127.0.0.1', timeout: ANSWER_MS })
      .setEncoding('utf8')
      .on('data', (part) => (text += part))
      .on('end', () => resolve(text))
      .on('error', reject)
      .on('timeout', function () {
        this.destroy(new Error('no answer'))
      })
  })
}

/**
 * Holds `folder` (its embedded database, its build) for this process until it ends.
 * Waits for a holder that is stopping. @throws StopError naming the holder that is not
 * @param command what the person typed: `npm start`
 */
export async function holdFolder(folder, command) {
  const word = randomBytes(16).toString('hex')
  const orphaned = watchForOrphaning()
  const server = createServer((socket) => {
    const stopping = isEnding() || orphaned()
    socket.on('error', () => {}).end(JSON.stringify({ word, command, pid: process.pid, stopping }))
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  server.unref()

  const text = JSON.stringify({ word, command, port: server.address().port, pid: process.pid })
  const deadline = Date.now() + STOPPING_MS
  while (!createPrivateFile(lockPath(folder), text)) {
    const before = readIfThere(lockPath(folder))
    const holder = await findHolder(folder)
    if (holder && (!holder.stopping || Date.now() > deadline)) {
      throw new StopError(
        `\`${holder.command}\` is running in this folder already (process ${holder.pid}). Stop it first, or use another clone.`,
      )
    }
    await sleep(RETRY_MS)
    if (!holder && before !== undefined && readIfThere(lockPath(folder)) === before) removeStale(folder, before)
  }
  beforeExit(() => {
    server.close()
    if (readIfThere(lockPath(folder)) === text) rmSync(lockPath(folder), { force: true })
  })
}

/** Takes the file of a dead holder away, unless somebody replaced it in between. */
function removeStale(folder, before) {
  const aside = `${lockPath(folder)}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(lockPath(folder), aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const taken = readIfThere(aside)
  if (taken !== before && taken !== undefined) createPrivateFile(lockPath(folder), taken)
  rmSync(aside, { force: true })
}

/**
 * After `kill -9` of npm its script would go on unseen and keep the port: end it as Ctrl-C would.
 * Without npm the parent is a shell, which may leave in peace.
 * @returns whether npm is gone
 */
function watchForOrphaning() {
  if (!process.env.npm_lifecycle_event) return () => false
  const before = ancestors()
  const orphaned = () => ancestors() !== before
  setInterval(() => orphaned() && void endProcess(0), ORPHAN_POLL_MS).unref()
  return orphaned
}

/** The parent and the parent's parent: npm runs its scripts by way of a shell, which outlives it. */
function ancestors() {
  try {
    // The fields after the command's name: state, parent. The name may hold anything, brackets too.
    const grandparent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1]
    return `${process.ppid} ${grandparent}`
  } catch {
    return `${process.ppid}`
  }
}
