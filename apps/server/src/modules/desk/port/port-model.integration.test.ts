import { assignAccounts, unassignAccounts } from '@seaport/contract/desk/account'
import { disableSeat, enableSeat, getSeat, releasePorts, updateSeat } from '@seaport/contract/desk/seat'
import { closeAccount, openAccount, seatWorkspace } from '@seaport/contract/desk/seat-session'
import type { Reason } from '@seaport/contract/kernel/reason'
import { userInfo } from '@seaport/contract/people/user'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDatabases } from '../../../../../../tests/support/databases.ts'
import { createAccountOf } from '../../../test-support/accounts.ts'
import {
  createSeatOnline,
  createUser,
  logIn,
  type TestSeat,
  type TestUser,
} from '../../../test-support/people.ts'
import {
  type Credentials,
  RefusedCall,
  startTestServer,
  type TestServer,
} from '../../../test-support/test-server.ts'

const SEATS = 2
const ACCOUNTS = 5
const PORTS = 6

/** An action; `seat` and `account` are indexes into the real ones. */
type Act =
  | { kind: 'open' | 'close'; seat: number; account: number }
  | { kind: 'assign'; seat: number; account: number }
  | { kind: 'unassign'; account: number }
  | { kind: 'release' | 'disable' | 'enable'; seat: number }
  | { kind: 'allocate'; seat: number; allocated: number }

const seat = fc.nat(SEATS - 1)
const account = fc.nat(ACCOUNTS - 1)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open' as const), seat, account }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), seat, account }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('assign' as const), seat, account }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unassign' as const), account }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('disable' as const, 'enable' as const), seat }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('allocate' as const), seat, allocated: fc.nat(PORTS + 1) }),
  },
)

/** A model of the rules of ports, without a database. */
class Model {
  readonly allocated: number[] = Array.from({ length: SEATS }, () => 2)
  readonly enabled: boolean[] = Array.from({ length: SEATS }, () => true)
  readonly assigned: (number | null)[] = Array.from({ length: ACCOUNTS }, () => null)
  readonly open: boolean[] = Array.from({ length: ACCOUNTS }, () => false)

  occupied(seat: number): number {
    return this.open.filter((open, account) => open && this.assigned[account] === seat).length
  }

  /** @returns the refusal of the action, or null after applying it */
  apply(act: Act): Reason | null {
    switch (act.kind) {
      case 'open':
      case 'close':
        return this.#atDesk(act)
      case 'assign':
      case 'unassign': {
        const target = act.kind === 'assign' ? act.seat : null
        if (this.assigned[act.account] !== target) this.open[act.account] = false
        this.assigned[act.account] = target
        return null
      }
      case 'enable':
        this.enabled[act.seat] = true
        return null
      case 'release':
      case 'disable':
        this.assigned.forEach((seat, account) => {
          if (seat === act.seat) this.open[account] = false
        })
        if (act.kind === 'disable') this.enabled[act.seat] = false
        return null
      case 'allocate': {
        const others = this.allocated.reduce((sum, ports, seat) => (seat === act.seat ? sum : sum + ports), 0)
        if (act.allocated > (this.allocated[act.seat] ?? 0) && others + act.allocated > PORTS)
          return 'ports_over_allocated'
        if (act.allocated < this.occupied(act.seat)) return 'ports_in_use'
        this.allocated[act.seat] = act.allocated
        return null
      }
    }
  }

  #atDesk({ kind, seat, account }: { kind: 'open' | 'close'; seat: number; account: number }): Reason | null {
    if (!this.enabled[seat]) return 'not_logged_in'
    if (this.assigned[account] !== seat) return 'account_not_assigned'
    if (kind === 'close') {
      if (!this.open[account]) return 'account_not_open'
      this.open[account] = false
      return null
    }
    if (this.open[account]) return 'account_already_open'
    if (this.occupied(seat) >= (this.allocated[seat] ?? 0)) return 'no_free_port'
    this.open[account] = true
    return null
  }
}

bothDatabases('ports against a model', (location) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(location)
  })
  afterAll(() => server.stop())

  /** The real server, in the same initial state as the model. */
  const build = async () => {
    const supervisor = await createUser(server, { ports: PORTS })
    const seats: TestSeat[] = []
    for (let index = 0; index < SEATS; index += 1) seats.push(await createSeatOnline(server, supervisor, 2))
    const accounts: string[] = []
    for (let index = 0; index < ACCOUNTS; index += 1)
      accounts.push((await createAccountOf(server, supervisor)).id)
    return { supervisor, seats, accounts, desks: seats.map((seat) => seat.as) }
  }
  type Real = Awaited<ReturnType<typeof build>>

  const perform = async (real: Real, act: Act): Promise<void> => {
    const as = { as: real.supervisor.as }
    const accountId = 'account' in act ? (real.accounts[act.account] ?? '') : ''
    const seat = 'seat' in act ? real.seats[act.seat] : undefined
    const desk = { as: ('seat' in act ? real.desks[act.seat] : undefined) as Credentials }
    const params = { id: seat?.id ?? '' }
    switch (act.kind) {
      case 'open':
        await server.call(openAccount, { params: { id: accountId } }, desk)
        return
      case 'close':
        await server.call(closeAccount, { params: { id: accountId } }, desk)
        return
      case 'assign':
        await server.call(assignAccounts, { body: { account_ids: [accountId], seat_id: params.id } }, as)
        return
      case 'unassign':
        await server.call(unassignAccounts, { body: { account_ids: [accountId] } }, as)
        return
      case 'release':
        await server.call(releasePorts, { params }, as)
        return
      case 'disable':
        await server.call(disableSeat, { params }, as)
        return
      case 'enable':
        // A seat that is enabled again is logged out: its agent logs in.
        await server.call(enableSeat, { params }, as)
        if ((await reasonOf(server.call(seatWorkspace, {}, desk))) === 'not_logged_in' && seat)
          real.desks[act.seat] = await logIn(server, seat.seatCode, seat.device)
        return
      case 'allocate':
        await server.call(updateSeat, { params, body: { allocated: act.allocated } }, as)
        return
    }
  }

  const compare = async ({ supervisor, seats, accounts, desks }: Real, model: Model): Promise<void> => {
    for (const [index, seat] of seats.entries()) {
      const occupied = model.occupied(index)
      const shown = await server.call(getSeat, { params: { id: seat.id } }, { as: supervisor.as })
      expect(shown).toMatchObject({
        enabled: model.enabled[index],
        allocated: model.allocated[index],
        occupied,
        open_accounts: occupied,
        assigned_accounts: model.assigned.filter((assigned) => assigned === index).length,
      })
      if (!model.enabled[index]) continue
      const { ports } = await server.call(seatWorkspace, {}, { as: desks[index] as Credentials })
      const held = ports.flatMap((port) => (port.holder ? [port.holder.id] : []))
      const open = accounts.filter((_, account) => model.open[account] && model.assigned[account] === index)
      expect(ports).toHaveLength(shown.allocated)
      expect(held.toSorted()).toEqual(open.toSorted())
    }
    const info = await server.call(userInfo, {}, { as: (supervisor as TestUser).as })
    expect(info.port_occupy_num).toBe(model.open.filter(Boolean).length)
  }

  test('after any sequence of actions, the ports satisfy the invariants', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
        const [real, model] = [await build(), new Model()]
        for (const act of acts) {
          expect(await reasonOf(perform(real, act)), JSON.stringify(act)).toBe(model.apply(act))
          await compare(real, model)
        }
      }),
      { numRuns: location.kind === 'sqlite' ? 12 : 4 },
    )
  })
})

async function reasonOf(call: Promise<unknown>): Promise<Reason | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof RefusedCall) return error.refusal.reason
    throw error
  }
}
