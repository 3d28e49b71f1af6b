import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { IpcClient, IpcHandlers, IpcReply, IpcSurface } from './ipc-core.schema.ts'
import { createIpcClient, defineIpc, IpcError, ipcNames } from './ipc-core.ts'

const sample = defineIpc({
  calls: {
    'port.take': {
      args: z.strictObject({ seat: z.string(), count: z.coerce.number<string>() }),
      result: z.object({ slot: z.int(), at: z.string().transform((text) => new Date(text)) }),
    },
  },
  events: { 'port.changed': z.object({ slot: z.int() }) },
})
type Sample = typeof sample

const surface = (reply: IpcReply<unknown>): IpcSurface<Sample> => ({
  call: async () => reply as never,
  on: () => () => undefined,
})

test('window and main process see their own side of the schemas', () => {
  expectTypeOf<IpcHandlers<Sample, null>['port.take']>()
    .parameter(0)
    .toEqualTypeOf<{ seat: string; count: number }>()
  expectTypeOf<Parameters<IpcClient<Sample>['call']>[1]>().toEqualTypeOf<{ seat: string; count: string }>()
  expectTypeOf<Awaited<ReturnType<IpcClient<Sample>['call']>>>().toEqualTypeOf<{ slot: number; at: Date }>()
  expectTypeOf<Parameters<IpcClient<Sample>['on']>[0]>().toEqualTypeOf<'port.changed'>()
})

test('the channel names are the whole allowlist', () => {
  expect(ipcNames(sample)).toEqual({ calls: ['port.take'], events: ['port.changed'] })
})

test('the client returns the value', async () => {
  const client = createIpcClient<Sample>(surface({ ok: true, value: { slot: 3 } }))
  expect(await client.call('port.take', { seat: '1', count: '2' })).toEqual({ slot: 3 })
})

test('the client throws a refusal with all of its fields', async () => {
  const error = {
    code: 400,
    msg: 'No free port',
    reason: 'no_free_port',
    detail: [{ loc: ['body', 'seat'], msg: 'full' }],
    request_id: 'r1',
  }
  const client = createIpcClient<Sample>(surface({ ok: false, error }))
  const thrown = await client.call('port.take', { seat: '1', count: '2' }).catch((caught: unknown) => caught)
  expect(thrown).toBeInstanceOf(IpcError)
  expect((thrown as IpcError).toData()).toEqual(error)
  expect((thrown as IpcError).message).toBe('No free port')
})
