import { Window } from 'happy-dom'
import { expect, it } from 'vitest'

import { tidyPaste } from './tidyPaste'

function tidied(html: string): string {
  const { document } = new Window()
  document.write(html)
  tidyPaste(document as unknown as Document)
  return document.body.innerHTML.replaceAll(/\s*\n\s*/g, '')
}

it('takes a page of Word: headings, raised figures, lists in lists, tables', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`
  expect(
    tidied(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color:red}</style></head><body>
      <h1 style='color:#2F5496'>Sleep</h1>
      <p class=MsoNormal style='font-family:Arial'>About 10<sup>6</sup> cells, <span style='vertical-align:super'>13</span>C and H<sub>2</sub>O.<o:p></o:p></p>
      ${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}
      <table class=MsoTable border=1><thead><tr><td style='width:10pt'>Night</td></tr></thead><tr><td colspan=2>Bad</td></tr></table>
      <script>alert(1)</script></body></html>`),
  ).toBe(
    '<h2>Sleep</h2><p>About 10<sup>6</sup> cells, <sup>13</sup>C and H<sub>2</sub>O.</p>' +
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>' +
      '<table><thead><tr><th>Night</th></tr></thead><tbody><tr><td colspan="2">Bad</td></tr></tbody></table>',
  )
})

it('numbers what Word numbered', () => {
  const item = (marker: string) =>
    `<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">${marker}</span>x</p>`
  expect(tidied(item('1.') + item('2.'))).toBe('<ol><li>x</li><li>x</li></ol>')
})

it('takes a page of Google Docs, whose styles say what its elements do not', () => {
  expect(
    tidied(
      `<b style="font-weight:normal" id="docs-internal-guid-1"><h4>Small</h4><p style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:italic">Both</span><span style="vertical-align:super">2</span></p><ul><li dir="ltr"><p role="presentation"><span>One</span></p></li></ul></b>`,
    ),
  ).toBe('<h3>Small</h3><p><strong><em>Both</em></strong><sup>2</sup></p><ul><li><p>One</p></li></ul>')
})

it('leaves no link that runs anything, and no attribute that listens', () => {
  expect(tidied('<p onclick="x()"><a href="javascript:alert(1)">a</a><a href="https://a.example">b</a></p>')).toBe(
    '<p><a>a</a><a href="https://a.example">b</a></p>',
  )
})
