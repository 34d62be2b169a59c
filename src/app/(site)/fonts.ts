import localFont from 'next/font/local'

// next/font accepts literals only; the ranges come from src/operations/fontSubsets.ts, whose test compares them. The full
// font is fetched only for characters outside the common subset. What stands there until a font has come: globals.css, as
// next/font reckons Fraunces a twelfth wider than it is and knows no Linux.

const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-A1, U+A3, U+A7, U+A9, U+AB, U+AE, U+B0-B3, U+B5, U+B7, U+BB-C2, U+C4, U+C7-CB, U+CD-CF, U+D1, U+D3-D4, U+D6-D7, U+DA-DC, U+DF-E2, U+E4-EB, U+ED-EF, U+F1, U+F3-F4, U+F6, U+F8-FC, U+153, U+2009, U+200B, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+2060, U+20AC, U+2122, U+2212',
    },
  ],
})

const frauncesWhole = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-fraunces-whole',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2, U+A4-A6, U+A8, U+AA, U+AC-AD, U+AF, U+B4, U+B6, U+B8-BA, U+C3, U+C5-C6, U+CC, U+D0, U+D2, U+D5, U+D8-D9, U+DD-DE, U+E3, U+EC, U+F0, U+F2, U+F5, U+F7, U+FD-FF, U+131, U+152, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A, U+200C-200F, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2031, U+2034-205F, U+2061-206F, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

/** One line here and there; it may come a moment later than the rest. */
const frauncesItalic = localFont({
  src: './fonts/fraunces-italic.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-fraunces-italic',
  adjustFontFallback: false,
  preload: false,
})

const atkinson = localFont({
  src: './fonts/atkinson-hyperlegible-next.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-atkinson',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0-A1, U+A3, U+A7, U+A9, U+AB, U+AE, U+B0-B3, U+B5, U+B7, U+BB-C2, U+C4, U+C7-CB, U+CD-CF, U+D1, U+D3-D4, U+D6-D7, U+DA-DC, U+DF-E2, U+E4-EB, U+ED-EF, U+F1, U+F3-F4, U+F6, U+F8-FC, U+153, U+2009, U+200B, U+2010-2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2032-2033, U+2060, U+20AC, U+2122, U+2212',
    },
  ],
})

const atkinsonWhole = localFont({
  src: '../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-atkinson-whole',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2, U+A4-A6, U+A8, U+AA, U+AC-AD, U+AF, U+B4, U+B6, U+B8-BA, U+C3, U+C5-C6, U+CC, U+D0, U+D2, U+D5, U+D8-D9, U+DD-DE, U+E3, U+EC, U+F0, U+F2, U+F5, U+F7, U+FD-FF, U+131, U+152, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A, U+200C-200F, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-2031, U+2034-205F, U+2061-206F, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
    },
  ],
})

/** The font variables that globals.css builds its families from; set on the root element. */
export const fontVariables = [fraunces, frauncesWhole, frauncesItalic, atkinson, atkinsonWhole]
  .map(({ variable }) => variable)
  .join(' ')
