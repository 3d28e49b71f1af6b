import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const record = new URL('effects/', import.meta.url)

/** What is noted of a call itself: that a token, a seat or a proof was used, and how often somebody asks. */
const notes = [
  /^\+ throttle#/,
  /^\+ used_proof#/,
  /^~ (?:release_token#\d+\.last_used_at|seat@\d+\.last_seen_at) = /,
]

// Scanners of mail gateways open each address in a mail, and browsers load addresses ahead; sources are in docs/inputs.md.
test('what is only read changes nothing, by the record of all effects', () => {
  const texts = globSync('*.txt', { cwd: record }).map((file) => readFileSync(new URL(file, record), 'utf8'))
  const reads = texts.flatMap((text) => text.split(/^== /m)).filter((part) => part.startsWith('GET '))
  expect(reads.length).toBeGreaterThan(80)
  const changes = reads.flatMap((part) => part.split('\n').filter((line) => /^[+~-] |^tells /.test(line)))
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter((line) => !notes.some((note) => note.test(line)))).toEqual([])
})
