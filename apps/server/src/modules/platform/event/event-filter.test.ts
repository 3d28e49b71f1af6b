import type { LiveEvent } from '@seaport/contract/event.schema'
import { expect, test } from 'vitest'
import type { SeatActor, UserActor } from '../../../kernel/http/actor.ts'
import { isVisibleTo } from './event-filter.ts'

const sessionHash = Buffer.alloc(32)
const seat: SeatActor = { kind: 'seat', seatId: 's1', tenantId: 't', sessionHash }
const user: UserActor = {
  confirmedUntil: 0,
  loginStep: null,
  apiToken: null,
  stableUntil: Number.POSITIVE_INFINITY,
  impersonator: null,
  kind: 'user',
  userId: 't',
  tenantId: 't',
  superuser: false,
  keys: new Set(),
  sessionHash,
}

test.each<[LiveEvent, boolean, boolean]>([
  [{ type: 'port', seat_id: 's1' }, true, true],
  [{ type: 'port', seat_id: 's2' }, true, false],
  [{ type: 'task_changed', id: 'x', seat_id: 's2' }, true, false],
  [{ type: 'task_removed', id: 'x', seat_id: 's1' }, true, true],
  [{ type: 'repeat_skipped', id: 'x', seat_id: 's1' }, true, true],
  [{ type: 'account', id: 'a', seat_id: 's1' }, true, true],
  [{ type: 'account', id: 'a', seat_id: 's2' }, true, false],
  [{ type: 'account', id: 'a', seat_id: null }, true, false],
  [{ type: 'library' }, true, true],
  [{ type: 'user' }, true, false],
  [{ type: 'order', order_no: '1', status: 'paid' }, true, false],
  [{ type: 'session_over', seat_id: 's1' }, false, true],
  [{ type: 'session_over', seat_id: 's2' }, false, false],
  [{ type: 'session_over', seat_id: null }, true, false],
])('%j concerns the user: %s, the seat: %s', (event, forUser, forSeat) => {
  expect(isVisibleTo(user, event)).toBe(forUser)
  expect(isVisibleTo(seat, event)).toBe(forSeat)
})
