// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { RichTextField } from './RichTextField.tsx'

setUpDom()

function Sample() {
  const [value, set] = useState('')
  const field = { name: 'text', value, set, onBlur: () => {}, error: undefined, disabled: false }
  return (
    <>
      <RichTextField label="Content" field={field} />
      <output>{value}</output>
    </>
  )
}

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;color:#000000;font-weight:400;">Chào </span><span style="font-weight:700;">bạn</span></p><br class="Apple-interchange-newline"></b>`
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head><body lang=VI><!--StartFragment--><p class=MsoNormal style='margin-left:36.0pt'><span style='font-size:14.0pt;color:red'>Giá <b>mới</b><o:p></o:p></span></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Một</p><!--EndFragment--></body></html>`
const page = `<div style="background:#000;color:#fff"><h1>茶</h1><img src="https://network.example/pixel.gif"><p onclick="x()">a <a href="javascript:alert(1)">b</a> <a href="https://example.com/" style="color:red">c</a></p><table><tbody><tr><td>Gói</td><td>Giá</td></tr>
<tr><td>10</td><td>20</td>
</tr></tbody></table></div>`

test.each([
  // Everything would be bold.
  ['Google Docs', googleDocs, '<p>Chào <strong>bạn</strong></p><p><br></p>'],
  ['Word', word, '<p>Giá <strong>mới</strong></p><p>·&nbsp;&nbsp;&nbsp;Một</p>'],
  [
    'a page with a table of a spreadsheet',
    page,
    '<p>茶</p><p>a b <a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">c</a></p><p>Gói Giá</p><p>10 20</p>',
  ],
])('what is pasted from %s keeps its structure, and nothing of its looks', async (_from, html, kept) => {
  renderUi(<Sample />)
  const box = await screen.findByRole('textbox')
  const getData = (type: string) => (type === 'text/html' ? html : '')
  fireEvent.paste(box, { clipboardData: { types: ['text/html'], files: [], items: [], getData } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(kept))
})
