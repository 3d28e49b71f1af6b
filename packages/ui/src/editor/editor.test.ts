// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { isLinkAddress } from './link-address.ts'
import { type Edit, insertLink, toggleMark, togglePrefix } from './markdown-edits.ts'
import { renderMarkdown } from './render-markdown.ts'
import { sanitise } from './sanitise.ts'

describe('clean HTML', () => {
  test.each([
    ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a target="_blank" rel="noopener noreferrer nofollow">a</a>'],
    ['<img src=x onerror=x()>b', 'b'],
    ['<p style="position:fixed" class="x" id="y" data-a="1">c</p>', '<p>c</p>'],
    ['<iframe src="https://a.test"></iframe><form><input name="a"></form>d', 'd'],
    ['<svg><a xlink:href="javascript:x()">e</a></svg>', ''],
    ['<a href="data:text/html,x">f</a>', '<a target="_blank" rel="noopener noreferrer nofollow">f</a>'],
  ])('%s', (dirty, clean) => {
    expect(sanitise(dirty)).toBe(clean)
  })

  test('keeps structure and makes links safe', () => {
    const html = '<h2>A</h2><ul><li><strong>b</strong></li></ul>'
    expect(sanitise(html)).toBe(html)
    expect(sanitise('<a href="https://a.test/">a</a>')).toContain('rel="noopener noreferrer nofollow"')
  })

  test('a link leads to a web page', () => {
    expect(['https://a.test', 'HTTP://a.test/x?y'].every(isLinkAddress)).toBe(true)
    expect(['javascript:x()', 'a.test', 'https://', 'https:// a'].some(isLinkAddress)).toBe(false)
  })
})

describe('Markdown', () => {
  test('becomes clean HTML; HTML in it stays text', () => {
    expect(renderMarkdown('**a** <b onclick=x()>b</b>')).toBe(
      '<p><strong>a</strong> &lt;b onclick=x()&gt;b&lt;/b&gt;</p>\n',
    )
    expect(renderMarkdown('[a](javascript:x)')).not.toContain('<a')
    expect(renderMarkdown('![a](https://a.test/x.png)')).not.toContain('<img')
    expect(renderMarkdown('|a|\n|-|\n|b|')).toContain('<td>b</td>')
  })

  const applied = (text: string, edit: Edit) => text.slice(0, edit.from) + edit.insert + text.slice(edit.to)

  test('marks come and go', () => {
    const bold = toggleMark({ text: 'one two', from: 4, to: 7 }, '**')
    expect([applied('one two', bold), bold.select]).toEqual(['one **two**', [6, 9]])
    expect(applied('one **two**', toggleMark({ text: 'one **two**', from: 6, to: 9 }, '**'))).toBe('one two')
  })

  test.each([
    ['**', '*', '***x***'],
    ['***', '*', '**x**'],
    ['***', '**', '*x*'],
    ['*', '**', '***x***'],
    ['*', '*', 'x'],
    ['`', '`', 'x'],
  ])('a word within %s is marked with %s: %s', (around, mark, becomes) => {
    const text = `${around}x${around}`
    const from = around.length
    expect(applied(text, toggleMark({ text, from, to: from + 1 }, mark))).toBe(becomes)
  })

  test.each([
    ['见 https://a.test/x（说明）了解', '见 <a>https://a.test/x</a>（说明）了解'],
    ['https://a.test。', '<a>https://a.test</a>。'],
    ['「https://a.test/x」、https://a.test/y，', '「<a>https://a.test/x</a>」、<a>https://a.test/y</a>，'],
  ])('an address ends before Chinese punctuation: %s', (source, shown) => {
    expect(renderMarkdown(source).replaceAll(/<a [^>]*>/g, '<a>')).toBe(`<p>${shown}</p>\n`)
  })

  test('words are bold beside Chinese letters, whatever sign they begin or end with', () => {
    const rendered = (source: string) => renderMarkdown(source).trim()
    expect(rendered('**注意：**请先登录')).toBe('<p><strong>注意：</strong>请先登录</p>')
    expect(rendered('请看**「公告」**再登录')).toBe('<p>请看<strong>「公告」</strong>再登录</p>')
    expect(rendered('𠮷**“好”**𠮷')).toBe('<p>𠮷<strong>“好”</strong>𠮷</p>')
    expect(rendered('请 ** 注意 ** 登录')).toBe('<p>请 ** 注意 ** 登录</p>')
    // Elsewhere as CommonMark has it.
    expect(rendered('Chú ý**:**vui')).toBe('<p>Chú ý**:**vui</p>')
    expect(rendered('文件_甲_乙')).toBe('<p>文件_甲_乙</p>')
  })

  test('whole lines get a prefix, and lose it when all have it', () => {
    const text = 'a\nb\nc'
    expect(applied(text, togglePrefix({ text, from: 1, to: 3 }, '- '))).toBe('- a\n- b\nc')
    expect(applied(text, togglePrefix({ text, from: 0, to: 5 }, '1. '))).toBe('1. a\n2. b\n3. c')
    expect(applied('> a', togglePrefix({ text: '> a', from: 3, to: 3 }, '> '))).toBe('a')
  })

  test('a link keeps the selected words', () => {
    const link = insertLink({ text: 'see here', from: 4, to: 8 }, 'https://a.test')
    expect(applied('see here', link)).toBe('see [here](https://a.test)')
  })
})
