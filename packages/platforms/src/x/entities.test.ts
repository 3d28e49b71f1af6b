import fc from 'fast-check'
import { expect, test } from 'vitest'
import entities from '../../../../tests/inputs/x-entities.json' with { type: 'json' }
import { me, messagesIn, postById, userPosts } from './endpoint.ts'
import { decodeEntities } from './entities.ts'

test.each([
  ['Tea &amp; cake &lt;3', 'Tea & cake <3'],
  ['&lt;script&gt;', '<script>'],
  // A text that explains HTML.
  ['write &amp;lt; for &lt;', 'write &lt; for <'],
  ['&amp;amp;', '&amp;'],
  ['R&D, AT&T; &nbsp; &quot; &#39; &copy', 'R&D, AT&T; &nbsp; &quot; &#39; &copy'],
  ['茶 &amp; 蛋糕', '茶 & 蛋糕'],
  // Reported of other clients; the sources are in docs/inputs.md.
  ['a -&gt; b', 'a -> b'],
  ['Instrument \u0026amp; Chrome', 'Instrument & Chrome'],
  ['&amp;quot;', '&quot;'],
  ['&amp;amp;lt;', '&amp;lt;'],
])('%j was written as %j', (sent, written) => {
  expect(decodeEntities(sent)).toBe(written)
})

test('x-entities.json: a post is stored as it was written', () => {
  expect(decodeEntities(entities.post.text)).toBe('Tea & cake <3')
})

test('any text that X escapes decodes to the original', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const text = fc.string({ unit: fc.oneof(fc.constantFrom('&', '<', '>', 'amp;', 'lt;', '#'), fc.string()) })
  fc.assert(fc.property(text, (written) => decodeEntities(escaped(written)) === written))
})

test('texts of posts, people and messages are decoded', () => {
  const text = 'Tea &amp; cake &lt;3'
  const user = { id: '1', username: 'ann', name: text, description: text, location: text }
  const written = 'Tea & cake <3'
  expect(postById.answer.parse({ data: { id: '1', text } }).data.text).toBe(written)
  expect(userPosts.answer.parse({ data: [{ id: '1', text }] }).data[0]?.text).toBe(written)
  expect(messagesIn.answer.parse({ data: [{ id: '1', text }] }).data[0]?.text).toBe(written)
  expect(me.answer.parse({ data: user }).data).toMatchObject({
    name: written,
    description: written,
    location: written,
  })
})
