/** `npm run test:resilience` measures at full length; `npm test` tries the same briefly. */
export const isFullLength = process.env.RESILIENCE === 'full'
