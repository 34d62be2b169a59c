/** What needs long, or nothing else to run: `npm run test:resilience`. */
export const measurements = [
  'tests/backup/upgradePostgres.int.test.ts',
  'tests/resilience/hostile.int.test.ts',
  'tests/resilience/manyModules.int.test.ts',
  'tests/resilience/manyRows.int.test.ts',
  'tests/resilience/ownKeyCanary.int.test.ts',
  'tests/resilience/search.int.test.ts',
]

/** What writes its figures into a report, and has no bar: `npm run eval:auntie`, which says which report. */
export const reports = ['tests/eval/auntie/publishedMeasure.int.test.ts']
