import { UnsuitableTargetError } from '@seaport/platforms/promote'
import { expect, test } from 'vitest'
import { createMessageOf } from './promotion-message.ts'

const messageOf = createMessageOf({
  call: () => Promise.resolve({ text: 'Hi {nickname}, we pour tea', files: [] }),
  options: { baseUrl: 'http://127.0.0.1' },
} as never)
const act = (name: string | null) =>
  ({
    task: { work: { kind: 'send_message', params: { script_id: 's' } }, account: { account: 'harbor' } },
    target: { person: name === null ? null : { name, handle: 'ann', location: null } },
    signal: new AbortController().signal,
  }) as never

test('a script is filled with what is known of the person', async () => {
  expect(await messageOf(act('Ann'))).toEqual({ text: 'Hi Ann, we pour tea', files: [] })
})

test.each([null, '', ' '])('somebody whose name is not known (%j) gets nothing', async (name) => {
  await expect(messageOf(act(name))).rejects.toThrow(UnsuitableTargetError)
})
