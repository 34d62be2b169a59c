/** `HARDSHIP=1 npx vitest run tests/hardship` measures at full length; without it the same is tried out briefly. */
export const inFull = process.env.HARDSHIP === '1'
