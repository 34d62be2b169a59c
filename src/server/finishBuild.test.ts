import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { finishBuild } from './finishBuild'

let distDir: string

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'finish-build-'))
  for (const folder of ['static/chunks', 'server/app/education']) {
    mkdirSync(path.join(distDir, folder), { recursive: true })
  }
})
afterEach(() => rmSync(distDir, { recursive: true }))

const chunkPath = (name: string) => path.join(distDir, 'static', 'chunks', `${name}.js`)
const read = (name: string) => readFileSync(chunkPath(name), 'utf8')
const body = `export const ${'word = '.repeat(20_000)}1`

function writePage(name: string, ...scripts: string[]): void {
  const tags = scripts.map((script) => `<script src="/_next/static/chunks/${script}.js" async=""></script>`)
  writeFileSync(path.join(distDir, 'server/app', `${name}.html`), `<html><body>${tags.join('')}</body></html>`)
}

describe('the scripts of a build', () => {
  it('are compiled as they arrive where a page starts with them, and sent so however they are compressed', async () => {
    for (const name of ['react', 'reader', 'on-intent']) writeFileSync(chunkPath(name), body)
    writeFileSync(chunkPath('small'), 'go()')
    writePage('index', 'react', 'small')
    writePage('education/a-module', 'react', 'reader')
    await finishBuild(distDir)
    const hinted = `//# allFunctionsCalledOnLoad\n${body}`
    expect(['react', 'reader', 'on-intent', 'small'].map(read)).toEqual([hinted, hinted, body, 'go()'])
    expect(brotliDecompressSync(readFileSync(`${chunkPath('react')}.br`)).toString()).toBe(hinted)
  })

  it('are marked once, however often the build is finished', async () => {
    writeFileSync(chunkPath('react'), body)
    writePage('index', 'react')
    await finishBuild(distDir)
    const once = read('react')
    await finishBuild(distDir)
    expect(read('react')).toBe(once)
  })
})
