import fc from 'fast-check'

// What a property test finds on one day only is red for somebody else: `npm test` draws the same values each time, and
// the long forms (`npm run test:resilience`) look for new ones.
if (process.env.RESILIENCE !== 'full') fc.configureGlobal({ seed: 20_261_122 })
