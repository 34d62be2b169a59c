// The floor of saving: node:http, a pool, one row. Arguments: none; DATABASE_URL. Tells its port to its parent.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
await pool.query('CREATE TABLE IF NOT EXISTS bench_bare (id uuid PRIMARY KEY, body jsonb)')

const server = createServer((req, res) => {
  const parts = []
  req.on('data', (part) => parts.push(part))
  const save = async () => {
    const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const id = randomUUID()
    await pool.query('INSERT INTO bench_bare (id, body) VALUES ($1, $2)', [id, JSON.stringify(body)])
    const text = JSON.stringify({ id, ...body })
    res.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text)
  }
  req.on('end', () => void save())
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit(0))
