import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { openForForms, readMultipart } from './form.ts'

const MAX_BYTES = 100_000
let app: FastifyInstance
let url: string
beforeAll(async () => {
  app = Fastify()
  handleErrors(app)
  const { forForms } = await openForForms(app)
  forForms.post('/form', async (request) => {
    const { body, file, drain } = await readMultipart(request, { maxBytes: MAX_BYTES, takesBody: true })
    const content = await file.buffer()
    drain()
    return { body, name: file.name, content: content.toString(), digest: file.digest().length }
  })
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/form`
})
afterAll(() => app.close())

const fields = { group: '茶', lines: [1, 2] }
const json = JSON.stringify(fields)
const file = () => new File(['a,b\n1,2'], 'list.csv', { type: 'text/csv' })
const read = { body: fields, name: 'list.csv', content: 'a,b\n1,2', digest: 64 }

function form(...parts: [string, string | Blob, string?][]): FormData {
  const data = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  }
  return data
}
const blob = new Blob([json], { type: 'application/json' })
const forms: [string, () => FormData][] = [
  ['text, then file', () => form(['body', json], ['file', file()])],
  ['file, then text', () => form(['file', file()], ['body', json])],
  ['a JSON blob, then file', () => form(['body', blob], ['file', file()])],
  ['file, then a JSON blob', () => form(['file', file()], ['body', blob])],
  ['a blob with a file name', () => form(['body', blob, 'body.json'], ['file', file()])],
  ['a blob without a type', () => form(['file', file()], ['body', new Blob([json])])],
]
test.each(forms)('%s are parsed to the same input', async (_, make) => {
  expect(await (await fetch(url, { method: 'POST', body: make() })).json()).toEqual(read)
})

test('without a body part the body is empty', async () => {
  const answer = await fetch(url, { method: 'POST', body: form(['file', file()]) })
  expect(await answer.json()).toEqual({ ...read, body: {} })
})

const BODY = 'content-disposition: form-data; name="body"'
const FILE = 'content-disposition: form-data; name="file"; filename="list.csv"\r\n\r\na,b\n1,2'
const post = (parts: readonly string[]) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`,
  })
test.each([
  ['curl -F body=…;type=application/json', `${BODY}\r\ncontent-type: application/json\r\n\r\n${json}`],
  [
    'Java, with a length and an encoding',
    `${BODY}\r\ncontent-type: application/json; charset=UTF-8\r\ncontent-transfer-encoding: 8bit\r\n\r\n${json}`,
  ],
  ['its name behind a file name', `${BODY.replace('name=', 'filename="b.json"; name=')}\r\n\r\n${json}`],
  ['a folded line', `${BODY.replace('; ', ';\r\n ')}\r\n\r\n${json}`],
  ['names without quotes', `${BODY.replaceAll('"', '')}\r\n\r\n${json}`],
  ['a byte order mark, as .NET writes it', `${BODY}\r\n\r\n\uFEFF${json}`],
  ['its type before its name', `content-type: application/json\r\n${BODY}\r\n\r\n${json}`],
  ['blanks around the JSON', `${BODY}\r\n\r\n  ${json}\r\n`],
  [
    'a file name in the words of mail',
    `${BODY}; filename="=?UTF-8?B?Ym9keS5qc29u?="\r\ncontent-type: application/json\r\n\r\n${json}`,
  ],
  [
    'capital headers',
    `Content-Disposition: form-data; name="body"\r\nContent-Type: text/plain\r\n\r\n${json}`,
  ],
])('%s, before and after the file', async (_, body) => {
  expect(await (await post([body, FILE])).json()).toEqual(read)
  expect(await (await post([FILE, body])).json()).toEqual(read)
})

// Reported for other servers; sources are in docs/inputs.md.
test.each([
  [`filename*=UTF-8''foo-%c3%a4.csv`, 'foo-ä.csv'],
  [`filename="新文字文件.csv"; filename*=UTF-8''%E6%96%B0.csv`, '新文字文件.csv'],
  ['filename="danh sách.csv"', 'danh sách.csv'],
  ['filename="a; b, c.csv"', 'a; b, c.csv'],
  [String.raw`filename="say \"hi\".csv"`, 'say "hi".csv'],
  ['filename="a\u2028b.csv"', 'a\u2028b.csv'],
  ['filename="../../list.csv"', 'list.csv'],
  [String.raw`filename="C:\fakepath\list.csv"`, 'list.csv'],
  [`filename="${'a'.repeat(199)}🍵.csv"`, 'a'.repeat(199)],
])('a file with %s is named %j', async (parameter, name) => {
  const part = FILE.replace('filename="list.csv"', parameter)
  expect(await (await post([`${BODY}\r\n\r\n${json}`, part])).json()).toEqual({ ...read, name })
})

test.each([
  ['an empty file', FILE.replace('a,b\n1,2', ''), ''],
  ['a file whose type is not known', FILE.replace('\r\n\r\n', '\r\ncontent-type: \r\n\r\n'), 'a,b\n1,2'],
  [
    'a file that states its length',
    FILE.replace('\r\n\r\n', '\r\ncontent-length: 7\r\ncontent-transfer-encoding: binary\r\n\r\n'),
    'a,b\n1,2',
  ],
])('%s is accepted', async (_, part, content) => {
  expect(await (await post([part, `${BODY}\r\n\r\n${json}`])).json()).toEqual({ ...read, content })
})

test.each([
  ['no name', FILE.replace('; filename="list.csv"', '')],
  ['an empty name', FILE.replace('list.csv', '')],
  ['a type and no name', FILE.replace('; filename="list.csv"', '\r\ncontent-type: application/vnd.ms-excel')],
])('a file with %s is named "file"', async (_, part) => {
  expect(await (await post([part, `${BODY}\r\n\r\n${json}`])).json()).toEqual({ ...read, name: 'file' })
})

test.each([
  ['multipart/form-data; boundary="-X/d.9_ q"', '-X/d.9_ q'],
  ['multipart/form-data; boundary=-Xr/d.9', '-Xr/d.9'],
  ['multipart/form-data; charset=utf-8; boundary=edge', 'edge'],
  ['multipart/form-data; boundary=edge; charset=utf-8', 'edge'],
  ['multipart/form-data; boundary=*ed*ge', '*ed*ge'],
  ['Multipart/Form-Data; BOUNDARY=edge', 'edge'],
])(
  'a form of type %s is read, with a preamble and trailing bytes that arrive later',
  async (type, boundary) => {
    const parts = [FILE, `${BODY}\r\n\r\n${json}`].map((part) => `--${boundary}\r\n${part}\r\n`).join('')
    async function* pieces() {
      yield Buffer.from(`a preamble\r\n${parts}--${boundary}--\r\n`)
      await nextTurn()
      yield Buffer.from('an epilogue')
    }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body: ReadableStream.from(pieces()),
      duplex: 'half',
    })
    expect(await answer.json()).toEqual(read)
  },
)

test.each([
  ['without an end', `--edge\r\n${FILE}\r\n`, 'multipart/form-data; boundary=edge'],
  [
    'with line feeds alone',
    `--edge\n${FILE.replaceAll('\r', '')}\n--edge--\n`,
    'multipart/form-data; boundary=edge',
  ],
  [
    'whose boundary has a blank without quotes',
    `--Hyper 1\r\n${FILE}\r\n--Hyper 1--\r\n`,
    'multipart/form-data; boundary=Hyper 1',
  ],
  ['without a boundary', '', 'multipart/form-data'],
  ['without parts', '--edge--\r\n', 'multipart/form-data; boundary=edge'],
])('a form %s is refused at once', async (_, body, type) => {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
  expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([
    400,
    'invalid_input',
  ])
})

test.each<[string, string[], number, string]>([
  ['no file', [`${BODY}\r\n\r\n${json}`], 400, 'invalid_input'],
  ['two files', [FILE, FILE], 400, 'invalid_input'],
  ['a broken body', [FILE, `${BODY}\r\n\r\n{`], 400, 'invalid_input'],
  [
    'a broken body with a type',
    [`${BODY}\r\ncontent-type: application/json\r\n\r\n{`, FILE],
    400,
    'invalid_input',
  ],
  [
    'a file in base64, which would be kept as it came',
    [FILE.replace('\r\n\r\n', '\r\ncontent-transfer-encoding: base64\r\n\r\n')],
    400,
    'invalid_input',
  ],
  [
    'a body in quoted-printable',
    [`${BODY}\r\ncontent-transfer-encoding: quoted-printable\r\n\r\n${json}`, FILE],
    400,
    'invalid_input',
  ],
  ['another part', [`${BODY.replace('body', 'note')}\r\n\r\n1`, FILE], 400, 'invalid_input'],
  [
    'a body of more than 64 KiB',
    [`${BODY}; filename="b"\r\n\r\n"${'x'.repeat(65_536)}"`, FILE],
    413,
    'too_large',
  ],
  ['a body of 201 fields', [`${BODY}\r\n\r\n{${'"a":1,'.repeat(200)}"a":1}`, FILE], 413, 'too_large'],
  ['a body of 51 levels', [`${BODY}\r\n\r\n${'['.repeat(51)}`, FILE], 413, 'too_large'],
  [
    'a file that is too large before its body',
    [FILE + 'x'.repeat(MAX_BYTES), `${BODY}\r\n\r\n{}`],
    413,
    'too_large',
  ],
])('%s is refused', async (_, parts, status, reason) => {
  const answer = await post(parts)
  expect([answer.status, ((await answer.json()) as { reason: string }).reason]).toEqual([status, reason])
})
