import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A password's hash takes most of a second on purpose. Test accounts share one password and salt (factories.ts), so the
// same hash was made over and over: it is the same each time.
type Answer = Parameters<typeof derive>[5]

const derive = crypto.pbkdf2
const known = new Map<string, Buffer>()

crypto.pbkdf2 = (password, salt, iterations, length, digest, answer: Answer) => {
  const key = JSON.stringify([String(password), String(salt), iterations, length, digest])
  const found = known.get(key)
  if (found) return void setImmediate(answer, null, Buffer.from(found))
  derive(password, salt, iterations, length, digest, (error, made) => {
    if (!error) known.set(key, Buffer.from(made))
    answer(error, made)
  })
}
syncBuiltinESMExports()
