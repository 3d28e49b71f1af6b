import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { manualCalls } from '@seaport/contract/desktop/ipc-manual.schema'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { DesktopServices } from '../app.ts'
import type { Calls } from './calls.ts'

/** Collections that people carry out by hand, in the account's own window. */
export function manualCallsOf(client: SeatClient): Calls<keyof typeof manualCalls> {
  return {
    'manual.openSource': async ({ id, position }) => ({
      state: await (await client.manualCollector()).openSource(id, position),
    }),
    'manual.keep': async ({ id, note }) => (await client.manualCollector()).keep(id, note),
    'manual.undo': async ({ id, seq }) => {
      const bench = await client.manualCollector()
      await bench.undo(id, seq)
      return {}
    },
    'manual.note': async ({ id, seq, note }) => {
      const bench = await client.manualCollector()
      await bench.note(id, seq, note)
      return {}
    },
  }
}

/** Handles a key in an account's window; without a session or a collection by hand it has no effect. */
export function onManualKey(
  client: SeatClient,
  emit: DesktopServices<typeof desktopIpc>['emit'],
  accountId: string,
  action: 'keep' | 'undo',
): void {
  client
    .manualCollector()
    .then(async (bench) => {
      const told = await bench.onKey(accountId, action)
      if (told) emit('manual.key', { ...told, action })
    })
    .catch(() => undefined)
}
