import type { desktopIpc } from '@seaport/contract/desktop/ipc'
import type { handCalls } from '@seaport/contract/desktop/ipc-hand'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { DesktopServices } from '../app.ts'
import type { Calls } from './calls.ts'

/** Collections that people carry out by hand, in the account's own window. */
export function handCallsOf(client: SeatClient): Calls<keyof typeof handCalls> {
  return {
    'hand.openSource': async ({ id, position }) => ({
      state: await (await client.handBench()).openSource(id, position),
    }),
    'hand.keep': async ({ id, note }) => (await client.handBench()).keep(id, note),
    'hand.undo': async ({ id, seq }) => {
      const bench = await client.handBench()
      bench.undo(id, seq)
      return {}
    },
    'hand.note': async ({ id, seq, note }) => {
      const bench = await client.handBench()
      bench.note(id, seq, note)
      return {}
    },
  }
}

/** A key in an account's window; where nobody is logged in, or nothing is collected by hand, it means nothing. */
export function onHandKey(
  client: SeatClient,
  emit: DesktopServices<typeof desktopIpc>['emit'],
  accountId: string,
  action: 'keep' | 'undo',
): void {
  client
    .handBench()
    .then((bench) => {
      const told = bench.onKey(accountId, action)
      if (told) emit('hand.key', { ...told, action })
    })
    .catch(() => undefined)
}
