import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import type { Reason } from '@seaport/contract/kernel/reason'
import { createRole } from '@seaport/contract/people/role'
import { getDefaultStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { askForStepUp, stepUpAtom, withStepUp } from './step-up.ts'

const refusedWith = (reason: Reason) =>
  new ApiRefused(403, { code: 403, msg: '', data: null, reason, request_id: '1' })
const input = { body: { name: 'R', superuser: false, keys: [] } }

function clientThat(...answers: (Error | object)[]) {
  const call = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { call, client: { options: {}, call } as unknown as Client }
}

test('a call that needs a step-up is repeated once it is confirmed, with the same idempotency key', async () => {
  const { call, client } = clientThat(refusedWith('step_up_needed'), { id: 'r1' })
  const options = { idempotencyKey: 'k1' }
  const role = await withStepUp(client, async () => true).call(createRole, input, options)
  expect(role).toEqual({ id: 'r1' })
  expect(call.mock.calls).toEqual([
    [createRole, input, options],
    [createRole, input, options],
  ])
})

test('a user who cancels the step-up learns why nothing happened', async () => {
  const { call, client } = clientThat(refusedWith('step_up_needed'))
  await expect(withStepUp(client, async () => false).call(createRole, input)).rejects.toMatchObject({
    refusal: { reason: 'step_up_needed' },
  })
  expect(call).toHaveBeenCalledTimes(1)
})

test('it is asked once: a second refusal, and every other one, is passed on', async () => {
  const ask = vi.fn(async () => true)
  const twice = clientThat(refusedWith('step_up_needed'), refusedWith('step_up_needed'))
  await expect(withStepUp(twice.client, ask).call(createRole, input)).rejects.toThrow(ApiRefused)
  for (const error of [refusedWith('forbidden'), new ApiUnreachable(null)])
    await expect(withStepUp(clientThat(error).client, ask).call(createRole, input)).rejects.toBe(error)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('concurrently refused calls share one dialog, and the next one opens another', async () => {
  const store = getDefaultStore()
  const [one, two] = [askForStepUp(), askForStepUp()]
  store.get(stepUpAtom)?.answer(true)
  expect([await one, await two, store.get(stepUpAtom)]).toEqual([true, true, null])
  const third = askForStepUp()
  store.get(stepUpAtom)?.answer(false)
  expect(await third).toBe(false)
})

test('an answer that comes after a dialog was closed leaves the next one open', async () => {
  const store = getDefaultStore()
  const first = askForStepUp()
  const late = store.get(stepUpAtom)?.answer
  late?.(false)
  const second = askForStepUp()
  late?.(true)
  expect([await first, store.get(stepUpAtom) !== null]).toEqual([false, true])
  store.get(stepUpAtom)?.answer(true)
  expect(await second).toBe(true)
})
