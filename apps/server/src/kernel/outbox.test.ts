import { expect, test } from 'vitest'
import { sendDue } from './outbox.ts'

test('an unresponsive lane delays only its own messages', async () => {
  const waiting = ['slow 1', 'slow 2', 'slow 3', 'a 1', 'b 1', 'b 2']
  const laneOf = (message: string) => message.split(' ')[0] ?? ''
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const sent: string[] = []
  const all = sendDue<string>({
    atOnce: 4,
    laneOf,
    async claim({ max, busy }) {
      const claimed: string[] = []
      for (const message of [...waiting])
        if (claimed.length < max && ![...busy, ...claimed.map(laneOf)].includes(laneOf(message))) {
          claimed.push(message)
          waiting.splice(waiting.indexOf(message), 1)
        }
      return claimed
    },
    async send(message) {
      if (laneOf(message) === 'slow') await answered
      sent.push(message)
    },
  })
  await expect.poll(() => sent).toEqual(['a 1', 'b 1', 'b 2'])
  expect(waiting).toEqual(['slow 2', 'slow 3'])
  answer()
  await all
  expect(sent).toEqual(['a 1', 'b 1', 'b 2', 'slow 1', 'slow 2', 'slow 3'])
})

test('a message waiting for its lane is sent, even if the lane ended during the claim of others', async () => {
  const waiting = ['a 1', 'a 2']
  const sent: string[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await sendDue<string>({
    atOnce: 2,
    laneOf: () => 'a',
    async claim({ busy }) {
      if (busy.length === 0) return waiting.splice(0, 1)
      answer()
      await expect.poll(() => sent).toContain('a 1')
      return []
    },
    async send(message) {
      if (message === 'a 1') await answered
      sent.push(message)
    },
  })
  expect(sent).toEqual(['a 1', 'a 2'])
})

test('a fault is thrown after all sends have ended', async () => {
  const waiting = ['bad', 'good']
  const sent: string[] = []
  const all = sendDue<string>({
    atOnce: 2,
    laneOf: (message) => message,
    claim: async () => waiting.splice(0),
    async send(message) {
      if (message === 'bad') throw new Error('not noted')
      sent.push(message)
    },
  })
  await expect(all).rejects.toThrow('not noted')
  expect(sent).toEqual(['good'])
})

test('after a claim that failed nothing more is claimed', async () => {
  const sent: string[] = []
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  const claims = [
    async () => ['first'],
    async () => {
      fail()
      throw new Error('not claimed')
    },
    async () => ['second'],
  ]
  const all = sendDue<string>({
    atOnce: 2,
    laneOf: (message) => message,
    claim: async () => (await claims.shift()?.()) ?? [],
    async send(message) {
      await failed
      sent.push(message)
    },
  })
  await expect(all).rejects.toThrow('not claimed')
  expect(sent).toEqual(['first'])
})

test('a message in progress is not sent again, even if its claim ends because the clock was set ahead', async () => {
  const due = ['first']
  const sent: string[] = []
  const begun: string[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const all = sendDue<string>({
    atOnce: 4,
    laneOf: (message) => message,
    // Every claim ends at once.
    claim: async ({ busy }) => due.filter((message) => !busy.includes(message) && !sent.includes(message)),
    async send(message) {
      begun.push(message)
      if (message === 'first') await answered
      sent.push(message)
    },
  })
  due.push('second')
  await expect.poll(() => sent).toEqual(['second'])
  answer()
  await all
  expect(begun).toEqual(['first', 'second'])
})
