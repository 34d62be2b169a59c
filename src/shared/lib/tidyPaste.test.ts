import { Window } from 'happy-dom'
import { expect, it } from 'vitest'

import { tidyPaste } from './tidyPaste'

function pasted(html: string): { html: string; problems: string[] } {
  const { document } = new Window()
  document.write(html)
  const problems = tidyPaste(document as unknown as Document)
  return { html: document.body.innerHTML.replaceAll(/\s*\n\s*/g, ''), problems }
}
const tidied = (html: string) => pasted(html).html

const item = (list: string, marker: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${words}<o:p></o:p></p>`

it('takes a page of Word: headings, raised figures, lists in lists, tables', () => {
  expect(
    tidied(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color:red}</style></head><body>
      <h1 style='color:#2F5496'><a name="_Toc1">Sleep</a></h1>
      <p class=MsoNormal style='font-family:Arial'>About 10<sup>6</sup> cells, <span style='vertical-align:super'>13</span>C and H<sub>2</sub>O.<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      ${item('l0 level1 lfo1', '·', 'One')}${item('l0 level2 lfo1', 'o', 'Inner')}${item('l0 level1 lfo1', '·', 'Two')}
      <table class=MsoTable border=1><thead><tr><td style='width:10pt'>Night</td></tr></thead><tr><td colspan=2>Bad</td></tr></table>
      <p class=MsoQuote>Said once.</p>
      <script>alert(1)</script></body></html>`),
  ).toBe(
    '<h2>Sleep</h2><p>About 10<sup>6</sup> cells, <sup>13</sup>C and H<sub>2</sub>O.</p>' +
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>' +
      '<table><thead><tr><th>Night</th></tr></thead><tbody><tr><td colspan="2">Bad</td></tr></tbody></table>' +
      '<blockquote>Said once.</blockquote>',
  )
})

it('keeps bold what Word calls bold, though its letters of another script are not', () => {
  expect(
    tidied(
      `<p><b style='mso-bidi-font-weight:normal'>Bold</b> <span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>plain</span></p>`,
    ),
  ).toBe('<p><b>Bold</b> plain</p>')
})

it('keeps figures raised that were raised by a length, and powers in formulas', () => {
  expect(
    tidied(
      `<p>10<span style='position:relative;top:-3pt;mso-text-raise:3.0pt'>6</span> 10<span style="vertical-align: 4px">7</span> x<span style="vertical-align:-2px">i</span> <span style="vertical-align:0;vertical-align:baseline">8</span> <math><msup><mn>10</mn><mn>9</mn></msup></math></p>`,
    ),
  ).toBe('<p>10<sup>6</sup> 10<sup>7</sup> x<sub>i</sub> 8 10<sup>9</sup></p>')
})

it('leaves behind what was taken out, hidden or remarked', () => {
  expect(
    tidied(
      `<p>It <del cite="mailto:r" datetime="2026-01-01T10:00"><span>always </span></del><ins><span>often</span></ins> helps<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[R1]</a></span>.<span style='display:none;mso-hide:all'>field</span></p><div style='mso-element:comment-list'><hr><div class=msocomtxt><p>Is it so?</p></div></div>`,
    ),
  ).toBe('<p>It often helps.</p>')
})

it('says so of words that were struck through, which the editor has no letters for', () => {
  for (const html of ['<p>No <s>pill</s></p>', '<p>No <span style="text-decoration:line-through">pill</span></p>'])
    expect(pasted(html)).toEqual({
      html: '<p>No pill</p>',
      problems: ['What was struck through stands as ordinary words: “pill”. Take it out, if it was to go.'],
    })
})

it('numbers what Word numbered, from where it began, and parts what are two lists', () => {
  expect(
    tidied(
      item('l1 level1 lfo2', '3.', 'x') +
        item('l1 level1 lfo2', '4.', 'y') +
        item('l2 level1 lfo3', '·', 'z') +
        item('l4 level1 lfo4', '1.', 'a') +
        item('l4 level1 lfo5', '1.', 'b'),
    ),
  ).toBe('<ol start="3"><li>x</li><li>y</li></ol><ul><li>z</li></ul><ol><li>a</li></ol><ol><li>b</li></ol>')
  expect(tidied(`<h2 style='mso-list:l0 level1'><span style='mso-list:Ignore'>1.</span>Sleep</h2>`)).toBe(
    '<h2>Sleep</h2>',
  )
})

it('takes a page of Google Docs, whose styles say what its elements do not', () => {
  expect(
    tidied(
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><h4>Small</h4><p style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:italic">Both</span><span style="font-size:0.6em;vertical-align:super">2</span></p><br><ul><li dir="ltr"><p role="presentation"><span>One</span></p></li></ul><ul><li role="checkbox"><img src="data:image/png;base64,AA==" alt="unchecked" aria-roledescription="checkbox"><p>To do</p></li></ul></b><br class="Apple-interchange-newline">`,
    ),
  ).toBe(
    '<h3>Small</h3><p><strong><em>Both</em></strong><sup>2</sup></p><ul><li><p>One</p></li></ul><ul><li><p>To do</p></li></ul>',
  )
})

it('takes a page of Word in a browser, where headings and levels are attributes', () => {
  const line = (tag: string, level: number, words: string, start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${tag} start="${start}" role="list"><li data-listid="2" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`
  expect(
    tidied(
      `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="3"><span style="font-weight:bold">Sleep</span><span class="EOP">&nbsp;</span></p></div>` +
        line('ul', 1, 'One') +
        line('ul', 2, 'Inner') +
        line('ul', 1, 'Two') +
        line('ol', 1, 'First') +
        line('ol', 1, 'Second', 2),
    ),
  ).toBe(
    '<div><h3>Sleep</h3></div><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>',
  )
})

it('puts a table’s caption above it, and takes a table out of another', () => {
  expect(
    tidied('<table><caption>Per 1,000</caption><tr><td><table><tr><td>a</td></tr></table></td></tr></table>'),
  ).toBe('<p>Per 1,000</p><table><tbody><tr><td><div>a</div></td></tr></tbody></table>')
})

it('leaves no link that runs anything or leads nowhere, and no attribute that listens', () => {
  expect(
    tidied(
      '<p onclick="x()"><a href="javascript:alert(1)">a</a><a href="https://a.example">b</a><a href="#_ftn1">[1]</a><a href="https://www.google.com/url?q=https://c.example/%3Fx%3D1&amp;sa=D">c</a></p>',
    ),
  ).toBe('<p>a<a href="https://a.example">b</a>[1]<a href="https://c.example/?x=1">c</a></p>')
})
