import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { restClient } from '@/testing/restClient'

import starterBoards from '../content/boards.json'

let cms: TestCms
let boardId: number
const session = 'session-1795000000000-abcdefghijklmnop'

beforeAll(async () => {
  cms = await startTestCms({ env: { RATE_LIMITS: 'off' } })
  const editor = await cms.signedInAs('editor')
  const { status, body } = await editor.post('/bingo-boards', { json: { ...starterBoards[0], _status: 'published' } })
  expect(status).toBe(201)
  boardId = body.doc.id
})
afterAll(() => cms.stop())

const place = (position: number | string, board: number | string = boardId, id = session) =>
  `/bingo/progress/${id}/${board}/${position}`
const cookieIn = (headers: Headers) => /power-years-visitor=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0]

async function newVisitor() {
  const { headers } = await cms.anonymous.post(place(0))
  return restClient(cms.config, 'http://localhost:3000', cookieIn(headers))
}

describe('boards', () => {
  it('are listed, each with its 25 cells by position', async () => {
    const { body } = await cms.anonymous.get('/bingo/boards')
    expect(body).toEqual([
      {
        id: boardId,
        slug: 'daily-gentle',
        name: 'The Gentle Day',
        description: expect.any(String),
        theme: 'daily',
        difficulty: 'gentle',
        colorScheme: 'emerald',
      },
    ])
    const { body: cells } = await cms.anonymous.get(`/bingo/boards/${boardId}/cells`)
    expect(cells.map(({ position }: { position: number }) => position)).toEqual(Array.from({ length: 25 }, (_, i) => i))
    expect(cells[12]).toMatchObject({ isSpecial: true, rewardMessage: expect.any(String), category: 'mindfulness' })
    expect(cells[0].rewardMessage).toBeNull()
  })

  it.each(['999999', 'daily-gentle', '0', '-1', '1e3', '99999999999999999999'])('%s is unknown', async (id) => {
    expect((await cms.anonymous.get(`/bingo/boards/${id}/cells`)).status).toBe(404)
    expect((await cms.anonymous.get(`/bingo/progress/${session}/${id}`)).status).toBe(404)
    expect((await cms.anonymous.post(place(0, id))).status).toBe(404)
  })

  it('save only with 25 cells, each position once, and say which is missing', async () => {
    const editor = await cms.signedInAs('editor')
    const board = { ...starterBoards[1]!, slug: 'trial' }
    const save = async (cells: unknown) => {
      const { status, text } = await editor.post('/bingo-boards', { json: { ...board, cells } })
      return [status, text] as const
    }
    const [short, said] = await save(board.cells.slice(1))
    expect(short).toBe(400)
    expect(said).toContain('exactly 25 cells; this one has 24')
    const [twice, missing] = await save(
      board.cells.map((cell, index) => (index === 7 ? { ...cell, position: 6 } : cell)),
    )
    expect(twice).toBe(400)
    expect(missing).toContain('Missing: 7')
    expect((await save(board.cells))[0]).toBe(201)
    expect((await cms.anonymous.post('/bingo-boards', { json: board })).status).toBe(403)
  })

  it('that are off are seen by nobody outside', async () => {
    const editor = await cms.signedInAs('editor')
    const { body } = await editor.post('/bingo-boards', {
      json: { ...starterBoards[2], slug: 'hidden', isActive: false, _status: 'published' },
    })
    expect((await cms.anonymous.get(`/bingo/boards/${body.doc.id}/cells`)).status).toBe(404)
    const { body: boards } = await cms.anonymous.get('/bingo/boards')
    expect(boards.map(({ slug }: { slug: string }) => slug)).not.toContain('hidden')
    expect((await cms.anonymous.get(`/bingo-boards/${body.doc.id}`)).status).toBe(404)
  })

  it('that are drafts are seen by nobody outside, and have all their cells', async () => {
    const editor = await cms.signedInAs('editor')
    const draft = { ...starterBoards[2]!, slug: 'drafted', _status: 'draft' }
    const half = await editor.post('/bingo-boards?draft=true', { json: { ...draft, cells: draft.cells.slice(1) } })
    expect([half.status, half.text]).toEqual([400, expect.stringContaining('exactly 25 cells; this one has 24')])
    const { status, body } = await editor.post('/bingo-boards?draft=true', { json: draft })
    expect(status).toBe(201)
    expect((await cms.anonymous.get(`/bingo/boards/${body.doc.id}/cells`)).status).toBe(404)
    expect((await cms.anonymous.post(place(0, body.doc.id))).status).toBe(404)
    expect((await cms.anonymous.get(`/bingo-boards/${body.doc.id}`)).status).toBe(404)
    const { body: boards } = await cms.anonymous.get('/bingo/boards')
    expect(boards.map(({ slug }: { slug: string }) => slug)).not.toContain('drafted')
  })

  it('show what was published while a newer draft waits', async () => {
    const editor = await cms.signedInAs('editor')
    const address = `/bingo-boards/${boardId}?draft=true`
    expect((await editor.patch(address, { json: { name: 'Not yet', _status: 'draft' } })).status).toBe(200)
    const { body: boards } = await cms.anonymous.get('/bingo/boards')
    expect(boards.map(({ name }: { name: string }) => name)).toContain('The Gentle Day')
    expect(boards.map(({ name }: { name: string }) => name)).not.toContain('Not yet')
  })
})

describe('progress', () => {
  it.each(['25', '-1', '1.5', 'x', '007', '1e1'])('rejects position %s', async (position) => {
    expect((await cms.anonymous.post(place(position))).status).toBe(400)
  })

  it.each(['session-1-short', 'nothing', 'session-1795000000000-abc', "session-1795000000000-abcdefghijklm'op"])(
    'has no session %s',
    async (id) => {
      expect((await cms.anonymous.get(`/bingo/progress/${encodeURIComponent(id)}/${boardId}`)).status).toBe(400)
      expect((await cms.anonymous.post(place(0, boardId, encodeURIComponent(id)))).status).toBe(400)
    },
  )

  it('refuses what another site sends', async () => {
    expect((await cms.anonymous.post(place(0), { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  it('is nothing at first, grows by what is completed, and repeating changes nothing', async () => {
    expect((await cms.anonymous.get(`/bingo/progress/${session}/${boardId}`)).body).toEqual({ completedCells: [] })
    const ada = await newVisitor()
    expect((await ada.post(place(17))).body).toEqual({ completedCells: [0, 17] })
    expect((await ada.post(place(3))).body).toEqual({ completedCells: [0, 3, 17] })
    expect((await ada.post(place(3))).body).toEqual({ completedCells: [0, 3, 17] })
    const { status, body } = await ada.get(`/bingo/progress/${session}/${boardId}`)
    expect([status, body]).toEqual([200, { completedCells: [0, 3, 17] }])
  })

  it('loses none of fifty marks at once', async () => {
    const ada = await newVisitor()
    await Promise.all(Array.from({ length: 50 }, (_, index) => ada.post(place(index % 25))))
    const { body } = await ada.get(`/bingo/progress/${session}/${boardId}`)
    expect(body.completedCells).toEqual(Array.from({ length: 25 }, (_, position) => position))
    const { body: dashboard } = await ada.get('/privacy/dashboard')
    expect(dashboard.records.bingo).toBe(25)
  })

  it('starts anew with another session, and is nobody else’s with the same one', async () => {
    const ada = await newVisitor()
    const bea = await newVisitor()
    await ada.post(place(9))
    expect((await bea.get(`/bingo/progress/${session}/${boardId}`)).body).toEqual({ completedCells: [0] })
    const fresh = 'session-1795000000001-qrstuvwxyzabcdef'
    expect((await ada.get(`/bingo/progress/${fresh}/${boardId}`)).body).toEqual({ completedCells: [] })
  })

  it('starts anew on one board alone, and on nobody else’s', async () => {
    const [ada, bea] = [await newVisitor(), await newVisitor()]
    const editor = await cms.signedInAs('editor')
    const made = await editor.post('/bingo-boards', {
      json: { ...starterBoards[1], slug: 'another', isActive: true, _status: 'published' },
    })
    const other = made.body.doc.id as number
    await ada.post(place(4, other))
    const address = `/bingo/progress/${session}/${boardId}`
    const evil = { headers: { origin: 'https://evil.example' } }
    expect((await ada.delete(address, evil)).status).toBe(403)
    expect((await ada.delete(`/bingo/progress/${session}/999999`)).status).toBe(404)
    const { status, body } = await ada.delete(address)
    expect([status, body]).toEqual([200, { completedCells: [] }])
    expect((await ada.get(address)).body).toEqual({ completedCells: [] })
    expect((await ada.get(`/bingo/progress/${session}/${other}`)).body).toEqual({ completedCells: [4] })
    expect((await bea.get(address)).body).toEqual({ completedCells: [0] })
    expect((await cms.anonymous.delete(address)).status).toBe(200)
  })
})
