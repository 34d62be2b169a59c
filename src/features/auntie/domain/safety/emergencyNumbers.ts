/**
 * Whom to call in countries that have no lines of their own in the list, where it is not 112: the number for an ambulance and,
 * where the police have another, theirs. By ISO 3166-1.
 *
 * Taken where two lists agree, both read on 2026-12-01: what an Android phone dials without a SIM
 * (platform/packages/services/Telephony, ecc/input/eccdata.txt, of 2023-12-28) and Google's libphonenumber
 * (resources/ShortNumberMetadata.xml, of 2026-07-17), which tells whether a number is one for emergencies. Korea's 119 is in
 * both, in the first for fire alone. A country that is missing keeps the number of everywhere else.
 */
const numbers =
  'ae 998 999, ag 911, ar 911, as 911, bb 511 211, bd 999, bh 999, bm 911, bn 991 993, br 192 190, bs 919, bw 997 999, bz 911, ck 999, cl 131 133, cn 120 110, co 123, cr 911, dm 911, do 911, ec 911, eg 123 122, et 991, fj 911 917, fk 999, gd 911, gh 193 191, gi 190 199, gt 123 120, gu 911, gy 913 911, hk 999, id 118 110, il 101 100, jo 911, jp 119 110, ke 999, kh 119 117, kn 911, kr 119 112, ky 911, kz 103 102, lc 911 999, lk 110 119, lr 911, mo 999, mp 911, mu 114 999, mv 102 119, mw 998 997, mx 911, my 999, mz 117 119, no 113 112, np 102 100, om 9999, ph 911, pk 115 15, pr 911, ps 101 100, py 911, qa 999, sa 997 999, sc 999, sg 995 999, sv 911, tc 911, th 1669 191, tn 190 197, to 933 922, tt 990 999, tw 119 110, ua 103 102, ug 999, uy 911, vc 911, ve 911, vg 911, vi 911, vn 115 113, ws 911, zm 991, zw 999 995'

/** Whom to call in an emergency, and the police where they have a number of their own. */
export type EmergencyNumbers = { emergencyNumber: string; policeNumber?: string }

export const emergencyNumbers: ReadonlyMap<string, EmergencyNumbers> = new Map(
  numbers.split(', ').map((entry) => {
    const [code = '', emergencyNumber = '', policeNumber] = entry.split(' ')
    return [code, policeNumber ? { emergencyNumber, policeNumber } : { emergencyNumber }]
  }),
)
