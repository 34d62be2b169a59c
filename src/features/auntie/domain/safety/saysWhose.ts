const another =
  '(?:sister|brother|mother|m[uo]m(?:my)?|mam|dad|father|husband|hubby|wife|partner|boyfriend|girlfriend|daughter|son|niece|nephew|friend|mate|neighbou?r|colleague|aunt(?:ie|y)?|uncle|cousin|gran(?:ny|dmother|dad|dfather)?|nan(?:a|ny)?|(?:mother|father|sister|brother)[- ]in[- ]law|boss|client|patient|lodger)'
/** What was told is somebody else’s: “I meant my mother”, “it’s my mum that’s bleeding”, “not me, my sister”, “asking for my neighbour”. */
const isOfAnother = new RegExp(
  [
    String.raw`\b(?:(?:i|what i) (?:mean(?:t)?|was (?:asking|talking|writing)|am (?:asking|talking|writing))|i['’]?m (?:asking|talking|writing)|asking|talking|that(?:['’]?s| is| was)|this (?:is|was)|it(?:['’]?s| is| was)|should (?:say|have said)(?: (?:that )?it(?:['’]?s| is| was))?) (?:actually |really |all )?(?:about |for |of )?my (?:\w+ ){0,2}?${another}\b`,
    String.raw`\bnot (?:me|mine|myself|for me|about me|of me)\b[^.?!]{0,30}\bmy (?:\w+ ){0,2}?${another}\b`,
    String.raw`\bmy (?:\w+ ){0,2}?${another}\b[^.?!]{0,60}\bnot (?:me|mine|myself|for me|about me)\b`,
    String.raw`^\W*(?:(?:no|sorry|oops|wait|oh|actually|hang on|hold on)\W+)+(?:for |about |it['’]?s |of )?my (?:\w+ ){0,2}?${another}\b(?! (?:says?|said|thinks?|thought|told|wants?|is (?:here|driving|coming|calling|ringing|asleep|away|out)|will|can(?:['’]?t|not)?|won['’]?t|doesn['’]?t|has the car)\b)`,
  ].join('|'),
  'i',
)
const asWell = /\b(?:me too|i have it too|and me|both of us|as well as me|mine too)\b/i
const mostWords = 35

/** Whether a message says that what was told before is not of her who writes, but of somebody else. */
export const saysWhose = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && isOfAnother.test(message) && !asWell.test(message)
