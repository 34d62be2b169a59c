import { expect, it } from 'vitest'

import { sayUnsaid } from './unsaidAspect'

it.each([
  ['how long before you notice', 'Doctors use small amounts.', /^How long/],
  ['how soon does it kick in?', 'It helps desire.', /^How long/],
  ['how many weeks until it works', 'It helps desire.', /^How long/],
  ['when should I have a mammogram', 'Breast screening, on schedule.', /^At what age/],
  ['what age do smears stop', 'Your cervical screening, on schedule.', /^At what age/],
  ['how often is the bone scan', 'Ask for a scan.', /^At what age/],
  ['for the scan do I need to fast', 'The usual test is a scan.', /^How to get ready/],
  ['do I take my bra off for it', 'The usual test is a scan.', /^How to get ready/],
  ['should I bring anything', 'The usual test is a scan.', /^How to get ready/],
  ['how do I get it without paying', 'CBT is recommended.', /^What it costs/],
  ['is it on the NHS', 'CBT is recommended.', /^What it costs/],
  ['and how often then?', 'The test is a scan.', /^How often/],
  ['am I likely to get it on the other side', 'It hurts at night.', /^How likely/],
  ['when do I take the calcium', 'It can block thyroid pills.', /^When to take it/],
])('%s', (question, response, text) => expect(sayUnsaid(question, response)).toMatch(text))

it.each([
  ['how long before you notice', 'It takes three months.'],
  ['when should I have a smear', 'From 25 to 64.'],
  ['does it help', 'It helps desire.'],
  ['when do I take progesterone', 'At bedtime.'],
])('is said: %s', (question, response) => expect(sayUnsaid(question, response)).toBeUndefined())

it('says that nothing is read of how long, where a length of sleep is read', () => {
  expect(sayUnsaid('and how long then', 'People fell asleep about 17 minutes sooner.')).toContain('How long')
  expect(sayUnsaid('how long for', 'It takes eight weeks.')).toBeUndefined()
  expect(sayUnsaid('how long is the course of treatment', 'People fell asleep sooner.')).toBeUndefined()
})
