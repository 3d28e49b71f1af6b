import { expect, test } from 'vitest'
import { parseLine } from './import-line.ts'

const read = (line: string) => {
  const given = parseLine(line, { scheme: 'http', allocation_limit: 3 })
  return given && [given.scheme, given.ip, given.port, given.username, given.password]
}

test.each([
  ['203.0.113.7:8080', ['http', '203.0.113.7', '8080', '', '']],
  ['  gate.example:1080  ', ['http', 'gate.example', '1080', '', '']],
  ['203.0.113.7:8080:mei:pa:ss@word', ['http', '203.0.113.7', '8080', 'mei', 'pa:ss@word']],
  ['203.0.113.7:8080:mei:', ['http', '203.0.113.7', '8080', 'mei', '']],
  ['mei:pa:ss@word@203.0.113.7:8080', ['http', '203.0.113.7', '8080', 'mei', 'pa:ss@word']],
  ['socks5://mei:p%40ss@gate.example:1080', ['socks5', 'gate.example', '1080', 'mei', 'p@ss']],
  ['SOCKS5://gate.example:1080/', ['socks5', 'gate.example', '1080', '', '']],
  ['https://mei@gate.example:443/', ['https', 'gate.example', '443', 'mei', '']],
  ['HTTP://203.0.113.7:80', ['http', '203.0.113.7', '80', '', '']],
  ['[2606:4700::1]:8080:mei:secret', ['http', '[2606:4700::1]', '8080', 'mei', 'secret']],
  ['http://mei:100%@gate.example:80', ['http', 'gate.example', '80', 'mei', '100%']],
  ['203.0.113.7', null],
  ['ftp://203.0.113.7:21', null],
  ['just words', null],
  ['', null],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

test('a line that is made to be slow is not', () => {
  expect(read(`${'a:@'.repeat(330)}!`)).toBeNull()
})
