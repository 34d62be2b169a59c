import { describe, expect, it } from 'vitest'

import { toldCountry } from './toldCountry'

describe('where she says she is', () => {
  it.each([
    ['I live in Sheffield with my two cats', 'gb'],
    ['we still live just outside Inverness', 'gb'],
    ['It is raining here in Galway, as ever', 'ie'],
    ['Bridie here from Sligo, I take warfarin', 'ie'],
    ['I’m in Winnipeg and it is minus thirty', 'ca'],
    ['I’m a nurse in Brisbane', 'au'],
    ['I live by myself on a station 90km from Alice Springs', 'au'],
    ['So lonely since we moved to Hobart', 'au'],
    ['Good evening from a wet Dunedin', 'nz'],
    ['Hello, greetings from Pune', 'in'],
    ['I’m on holiday in Spain and I am bleeding', 'es'],
    ['we are up in the Drakensberg for the week', 'za'],
    ['I’ve just moved back to Berlin', 'de'],
    ['my doctor is in Nairobi', 'ke'],
    ['can I get the patches on the NHS', 'gb'],
    ['I rang 999 and they never came', 'gb'],
    ['should I call triple zero', 'au'],
  ])('hears it in “%s”', (message, code) => expect(toldCountry([message], 'us')).toEqual({ code, isPlain: true }))

  it.each([
    'my sister is in Darwin and hates doctors',
    'my daughter lives in Leeds',
    'I used to live in Edinburgh',
    'when I was in Dublin I had a scan',
    'I’m from Cork',
    'I’m going to Spain in June',
    'my calf is hot since the flight from Perth',
    'I would love to live in Sydney',
    'I’m in Spain next month, is the heat bad for flushes?',
    'I’m interested in Irish music',
    'I’m not in London',
    'call centre with Manila hours',
    'I had 999 calories',
    'I am in agony',
  ])('says of “%s” nothing', (message) => expect(toldCountry([message], 'us')).toBeNull())

  it('is not sure of a town that there is in the country of the call as well', () => {
    expect(toldCountry(['I’m in Birmingham'], 'us')).toEqual({ code: 'gb', isPlain: false })
    expect(toldCountry(['I’m in Birmingham'], 'ie')).toEqual({ code: 'gb', isPlain: true })
    expect(toldCountry(['I live in Hamilton'], 'gb')).toEqual({ code: 'ca', isPlain: false })
    expect(toldCountry(['I read on the page of NHS England that'], 'us')).toEqual({ code: 'gb', isPlain: false })
  })

  it('keeps the country of the call where it is the same, or has the same number', () => {
    expect(toldCountry(['I live in Leeds'], 'GB')).toBeNull()
    expect(toldCountry(['I rang 999'], 'ie')).toBeNull()
  })

  it('takes what was said last, and a place before a service', () => {
    expect(toldCountry(['I live in Leeds', 'right now I’m in Lisbon'], 'us')?.code).toBe('pt')
    expect(toldCountry(['I live in Toronto', 'on the NHS my sister got it'], 'us')?.code).toBe('ca')
  })
})
