import { UnsuitableTargetError } from '@seaport/platforms/promote'
import { expect, test } from 'vitest'
import { createMessageOf } from './promotion-message.ts'

const sayingOf = (text: string) =>
  createMessageOf({
    call: () => Promise.resolve({ text, files: [] }),
    options: { baseUrl: 'http://127.0.0.1' },
  } as never)
const messageOf = sayingOf('Hi {nickname}, we pour tea')
const act = (name: string | null, nickname = '') =>
  ({
    task: {
      work: { kind: 'send_message', params: { script_id: 's' } },
      account: { account: 'harbor', nickname },
    },
    target: { person: name === null ? null : { name, handle: 'ann', location: null } },
    signal: new AbortController().signal,
  }) as never

test('a script is filled with the known values of the person', async () => {
  expect(await messageOf(act('Ann'))).toEqual({ text: 'Hi Ann, we pour tea', files: [] })
})

test.each([null, '', ' '])('a person whose name is unknown (%j) gets nothing', async (name) => {
  await expect(messageOf(act(name))).rejects.toThrow(UnsuitableTargetError)
})

test.each([
  ['Harbor Tea House', 'Ann, Harbor Tea House here'],
  ['', 'Ann, harbor here'],
])('the sender is named by its nickname (%j), else by its handle', async (nickname, text) => {
  expect(await sayingOf('{nickname}, {my_nickname} here')(act('Ann', nickname))).toEqual({ text, files: [] })
})
