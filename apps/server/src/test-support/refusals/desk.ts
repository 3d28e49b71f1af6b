import { API_BASE } from '@seaport/contract/api'
import * as account from '@seaport/contract/desk/account'
import * as accountImport from '@seaport/contract/desk/account-import'
import * as proxies from '@seaport/contract/desk/proxy'
import * as seat from '@seaport/contract/desk/seat'
import * as session from '@seaport/contract/desk/seat-session'
import * as signIn from '@seaport/contract/desk/sign-in'
import { repeatTask } from '@seaport/contract/work/task-repeat'
import { createDevice, createSeatOnline, PASSWORD } from '../people.ts'
import { createAssigned, taskIn } from '../scene.ts'
import { type Home, looseAccount, proxyGroup, sceneOf } from '../tour/home.ts'
import { sheet } from '../tour/library.ts'
import type { Visit } from '../tour/stop.ts'
import { visit } from '../tour/visit.ts'
import {
  act,
  behindAnother,
  body,
  dbOf,
  disablePerson,
  NOBODYS,
  onTour,
  type Refusals,
  refusalsOf,
  twice,
} from './refusal-scene.ts'

const block = (home: Home, id = '') =>
  act(home, account.blockAccount, { params: { id }, body: { note: 'Tour' } })
const ownPorts = (home: Home, change: { port_num?: number; port_expire_at?: number }) =>
  dbOf(home).updateTable('user').set(change).where('id', '=', home.supervisor.id).execute()
const ofSeat = (home: Home, change: { allocated?: number; enabled?: 0 }) =>
  dbOf(home).updateTable('seat').set(change).where('id', '=', home.seat.id).execute()
/** The account of a call went to no seat. */
const takenFromSeat = async (home: Home, { params }: Visit) => {
  await act(home, account.unassignAccounts, { body: { account_ids: [params?.id] } })
  return {}
}
const deleted = async (home: Home, { params }: Visit) => {
  await act(home, account.deleteAccount, { params })
  return {}
}
const oneMore =
  (name: string) =>
  (_: Home, { body: told }: Visit) => {
    const fields = told as Record<string, string[]>
    return { body: { ...fields, [name]: [...(fields[name] ?? []), NOBODYS] } }
  }
const text = (content: string) => new Blob([content])
/** A device that knows the password of a seat. */
const knocking = async (home: Home, seat_code: string, password = PASSWORD) => {
  const device = await createDevice(home.server.clock)
  return {
    body: { seat_code, password, device: device.description },
    as: async (method: string, url: string) => ({ dpop: await device.prove(method, url) }),
  }
}
/** An account with a task that runs, one that waits for its hour, and a plan; its seat is online. @returns the account's id */
const busyAccount = async (home: Home): Promise<string> => {
  const scene = await sceneOf(home)
  const { id } = await taskIn(scene, 'running')
  await taskIn(scene, 'pending')
  await act(home, repeatTask, { params: { id }, body: { weekdays: [1, 3], time: '09:00', count: 2 } })
  return scene.accountId
}
/** An act on an account with work. */
const whileBusy = {
  'while it has work': async (home: Home, given: Visit) => ({
    ...given,
    params: { id: await busyAccount(home) },
  }),
}
/** An act on a seat whose account has work. */
const whileSeatIsBusy = {
  'while it has work': async (home: Home, given: Visit) => {
    await busyAccount(home)
    return { ...given, params: { id: home.seat.id } }
  },
}
const disabled = async (home: Home) => {
  await act(home, seat.disableSeat, { params: { id: home.seat.id } })
}

const seats: Refusals[] = [
  refusalsOf(seat.createSeat, {
    'one port more than there are': async (home, given) => {
      await ownPorts(home, { port_num: 200 })
      return { body: { ...(given.body as object), allocated: 1 } }
    },
    'as many ports as there are left': async (home, given) => {
      await ownPorts(home, { port_num: 205 })
      return { body: { ...(given.body as object), allocated: 5 } }
    },
    'fewer ports than seats have': async (home) => {
      await ownPorts(home, { port_num: 10 })
      return {}
    },
  }),
  refusalsOf(seat.updateSeat, {
    'one port more than there are': async (home) => {
      await ownPorts(home, { port_num: 201 })
      return { body: { allocated: 2 } }
    },
    'fewer ports than are taken': async (home) => {
      const scene = { params: { id: home.seat.id }, body: { allocated: 1 } }
      for (let times = 0; times < 2; times += 1) await act(home, session.openAccount)
      return scene
    },
    'as many ports as are taken': async (home) => {
      for (let times = 0; times < 2; times += 1) await act(home, session.openAccount)
      return { params: { id: home.seat.id }, body: { allocated: 2 } }
    },
    'a deleted seat': async (home, { params }) => {
      await act(home, seat.deleteSeat, { params })
      return {}
    },
  }),
  refusalsOf(seat.deleteSeat, { 'a deleted seat': twice(seat.deleteSeat), ...whileSeatIsBusy }),
  refusalsOf(seat.disableSeat, { 'a disabled seat': twice(seat.disableSeat), ...whileSeatIsBusy }),
  refusalsOf(seat.releasePorts, whileSeatIsBusy),
  refusalsOf(seat.resetSeatPassword, whileSeatIsBusy),
  refusalsOf(seat.unbindDevice, { 'no device': twice(seat.unbindDevice), ...whileSeatIsBusy }),
]

const sessions: Refusals[] = [
  refusalsOf(session.seatLogin, {
    'no such seat': (home) => knocking(home, '199999'),
    'a wrong password of a disabled seat': async (home) => {
      await disabled(home)
      return knocking(home, home.seat.seatCode, `${PASSWORD}-2`)
    },
    'a disabled seat that another device holds': async (home) => {
      await ofSeat(home, { enabled: 0 })
      return knocking(home, home.seat.seatCode)
    },
    'another device holds it': (home) => knocking(home, home.seat.seatCode),
    'another device held it': async (home) => {
      home.server.clock.advance(3600)
      return knocking(home, home.seat.seatCode)
    },
    'a seat of a disabled supervisor': async (home) => {
      await disablePerson(home)
      return knocking(home, home.seat.seatCode)
    },
    'a key that is not the proof’s': async (home) => {
      const other = await knocking(home, home.seat.seatCode)
      return { ...(await knocking(home, home.seat.seatCode)), as: other.as }
    },
    'a proof that was used': async (home) => {
      const call = await knocking(home, '199999')
      const proof = await call.as('POST', `${home.server.url}${API_BASE}${session.seatLogin.path}`)
      const as = async () => proof
      await visit(home.server, session.seatLogin, call, as)
      return { ...call, as }
    },
    'no proof': async (home) => ({ ...(await knocking(home, home.seat.seatCode)), as: async () => ({}) }),
    'a seat with work that no device holds': async (home) => {
      await busyAccount(home)
      await act(home, seat.unbindDevice, { params: { id: home.seat.id } })
      home.server.clock.advance(3600)
      return knocking(home, home.seat.seatCode)
    },
  }),
  refusalsOf(session.seatLogout, {
    'while it has work': async (home) => {
      await busyAccount(home)
      return { as: home.seat.as }
    },
  }),
  refusalsOf(session.heartbeat, {
    'a session that another replaced': async (home) => {
      const other = await createSeatOnline(home.server, home.supervisor, 1)
      await dbOf(home).updateTable('seat').set({ session_hash: null }).where('id', '=', other.id).execute()
      return { as: other.as }
    },
    'a proof that was used': async (home) => {
      const proof = await home.seat.as('POST', `${home.server.url}${API_BASE}${session.heartbeat.path}`)
      const as = async () => proof
      await act(home, session.heartbeat, { as })
      return { as }
    },
    'a disabled supervisor': async (home) => {
      await disablePerson(home)
      return {}
    },
    'a seat that was disabled': async (home) => {
      await disabled(home)
      return {}
    },
    'a desktop that was silent too long': async (home) => {
      home.server.clock.advance(40 * 86_400)
      return {}
    },
  }),
  refusalsOf(session.openAccount, {
    'blocked, of another seat': async (home, given) => {
      await block(home, given.params?.id)
      return takenFromSeat(home, given)
    },
    deleted,
    'blocked, without a free port': async (home, { params }) => {
      await block(home, params?.id)
      await ofSeat(home, { allocated: 0 })
      return {}
    },
    'open already, without a free port': async (home, given) => {
      await act(home, session.openAccount, given)
      await ofSeat(home, { allocated: 1 })
      return {}
    },
    'without a free port': async (home) => {
      await ofSeat(home, { allocated: 0 })
      return {}
    },
    'ports that expire now, none of them free': async (home) => {
      await ownPorts(home, { port_expire_at: home.server.clock.now() + 7000 })
      await ofSeat(home, { allocated: 0 })
      return {}
    },
    'ports that expire in a second': async (home) => {
      await ownPorts(home, { port_expire_at: home.server.clock.now() + 8000 })
      return {}
    },
    'its proxy carries no more': async (home, { params }) => {
      const made = await onTour(home, proxies.createProxy)
      const proxy = { ...made, body: { ...(made.body as object), concurrency_limit: 1 } }
      await act(home, proxies.createProxy, proxy)
      const { id } = await dbOf(home)
        .selectFrom('proxy')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const first = await createAssigned(home.server, home.supervisor, home.seat.id)
      await act(home, proxies.assignProxy, { body: { proxy_id: id, account_ids: [first, params?.id] } })
      await act(home, session.openAccount, { params: { id: first } })
      return {}
    },
  }),
  refusalsOf(session.closeAccount, {
    'closed already': twice(session.closeAccount),
    'of another seat': takenFromSeat,
  }),
  refusalsOf(session.reportAccount, { 'of another seat': takenFromSeat, deleted }),
  refusalsOf(session.reportBlock, {
    'blocked already': twice(session.reportBlock),
    'while it has work': async (home) => {
      const params = { id: await busyAccount(home) }
      await act(home, session.openAccount, { params })
      return { params }
    },
    'of another seat': takenFromSeat,
  }),
  refusalsOf(signIn.beginSignIn, {
    'of another seat': takenFromSeat,
    'a network that signs in elsewhere': async (home, { params }) => {
      await dbOf(home)
        .updateTable('account')
        .set({ network: 'x' })
        .where('id', '=', params?.id ?? '')
        .execute()
      return {}
    },
    'a network that is not set up': (home) => {
      home.server.installation.env.networks = {}
      return {}
    },
    'a port that the app does not name': body({ port: 1 }),
  }),
  refusalsOf(signIn.tradeSignInCode, {
    'a state that is nobody’s': body({ state: 'eyJ.x' }),
    'a state that is too old': async (home) => {
      home.server.clock.advance(3600)
      return {}
    },
    'a state of another account': async (home) => ({
      params: { id: await createAssigned(home.server, home.supervisor, home.seat.id, 'facebook') },
    }),
    'of another seat': takenFromSeat,
  }),
  refusalsOf(proxies.seatAccountProxy, { 'of another seat': takenFromSeat }),
]

const accounts: Refusals[] = [
  refusalsOf(account.createAccount, {
    'there already': twice(account.createAccount),
    'there already, in other letters': async (home, given) => {
      await act(home, account.createAccount, given)
      const { account: handle, ...rest } = given.body as { account: string }
      return { body: { ...rest, account: `@${handle.toUpperCase()}` } }
    },
    'there already on another network': async (home, given) => {
      await act(home, account.createAccount, given)
      return { body: { ...(given.body as object), network: 'facebook_sandbox' } }
    },
    'deleted before': async (home, given) => {
      await act(home, account.createAccount, given)
      const { id } = await dbOf(home)
        .selectFrom('account')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      await act(home, account.deleteAccount, { params: { id } })
      return {}
    },
    'no handle of the network, at nobody’s seat': body({ account: 'two words', seat_id: NOBODYS }),
    'at nobody’s seat': body({ seat_id: NOBODYS }),
  }),
  refusalsOf(account.updateAccount, {
    'another zone, while it has work': async (home) => ({
      params: { id: await busyAccount(home) },
      body: { time_zone: 'America/Caracas' },
    }),
  }),
  refusalsOf(account.blockAccount, { 'blocked already': twice(account.blockAccount), ...whileBusy }),
  refusalsOf(account.unblockAccount, {
    'not blocked': twice(account.unblockAccount),
    'while it has work': async (home) => {
      const id = await busyAccount(home)
      await block(home, id)
      return { params: { id } }
    },
  }),
  refusalsOf(account.deleteAccount, { 'deleted already': twice(account.deleteAccount), ...whileBusy }),
  refusalsOf(account.assignAccounts, {
    'one is nobody’s': oneMore('account_ids'),
    'nobody’s seat and account': (_, given) => {
      const { account_ids } = given.body as { account_ids: string[] }
      return { body: { account_ids: [...account_ids, NOBODYS], seat_id: NOBODYS } }
    },
    'there already': twice(account.assignAccounts),
    'the second is there already': behindAnother(account.assignAccounts, 'account_ids'),
    'another seat, while it has work': async (home) => {
      const other = await createSeatOnline(home.server, home.supervisor, 5)
      return { body: { account_ids: [await busyAccount(home)], seat_id: other.id } }
    },
  }),
  refusalsOf(account.unassignAccounts, {
    'while it has work': async (home) => ({ body: { account_ids: [await busyAccount(home)] } }),
    'one is nobody’s': oneMore('account_ids'),
    'of no seat': twice(account.unassignAccounts),
    'the second is of no seat': behindAnother(account.unassignAccounts, 'account_ids'),
  }),
  refusalsOf(accountImport.readAccountColumns, { 'no spreadsheet': () => ({ file: text('a,b') }) }),
  refusalsOf(accountImport.importAccountFile, {
    'no spreadsheet': () => ({ file: text('a,b') }),
    'a spreadsheet without accounts': async () => ({ file: await sheet({ Foo: 'x' }) }),
  }),
  refusalsOf(account.listAccountBlocks, {
    'of another seat': async (home, given) => {
      await takenFromSeat(home, given)
      return { as: home.seat.as }
    },
  }),
]

const proxyRefusals: Refusals[] = [
  refusalsOf(proxies.createProxy, {
    'there already': twice(proxies.createProxy),
    'there already, for another user': async (home, given) => {
      await act(home, proxies.createProxy, given)
      return { body: { ...(given.body as object), username: 'other' } }
    },
    'in nobody’s group': body({ group_id: NOBODYS }),
    'a user without a password': body({ password: '' }),
    'a password without a user': body({ username: '' }),
    'a user with a colon': body({ username: 'a:b' }),
  }),
  refusalsOf(proxies.updateProxy, {
    'where another is': async (home) => {
      const other = await onTour(home, proxies.createProxy)
      await act(home, proxies.createProxy, other)
      const { ip, port, username } = other.body as Record<string, unknown>
      return { body: { ip, port, username, password: 'x' } }
    },
    'fewer accounts than it has': async (home, { params }) => {
      const ids = [await looseAccount(home), await looseAccount(home)]
      await act(home, proxies.assignProxy, { body: { proxy_id: params?.id, account_ids: ids } })
      return { body: { allocation_limit: 1 } }
    },
    'a user with a colon': body({ username: 'a:b', remark: 'tour' }),
    'no user, but a password': body({ username: '' }),
  }),
  refusalsOf(proxies.deleteProxy, {
    'an account uses it': async (home, { params }) => {
      const account_ids = [await looseAccount(home)]
      await act(home, proxies.assignProxy, { body: { proxy_id: params?.id, account_ids } })
      return {}
    },
    'deleted already': twice(proxies.deleteProxy),
  }),
  refusalsOf(proxies.deleteProxies, {
    'an account uses one, another is nobody’s': async (home, given) => {
      const [proxy_id] = (given.body as { ids: string[] }).ids
      await act(home, proxies.assignProxy, { body: { proxy_id, account_ids: [await looseAccount(home)] } })
      return oneMore('ids')(home, given)
    },
    'an account uses one': async (home, given) => {
      const [proxy_id] = (given.body as { ids: string[] }).ids
      await act(home, proxies.assignProxy, { body: { proxy_id, account_ids: [await looseAccount(home)] } })
      return {}
    },
    'two accounts use one': async (home, given) => {
      const [proxy_id = ''] = (given.body as { ids: string[] }).ids
      const account_ids = [await looseAccount(home), await looseAccount(home)]
      await act(home, proxies.updateProxy, { params: { id: proxy_id }, body: { allocation_limit: 2 } })
      await act(home, proxies.assignProxy, { body: { proxy_id, account_ids } })
      return {}
    },
  }),
  refusalsOf(proxies.moveProxies, {
    'the second is there already': behindAnother(proxies.moveProxies, 'ids'),
    'one is nobody’s': oneMore('ids'),
  }),
  refusalsOf(proxies.checkProxies, { 'one is nobody’s': oneMore('ids') }),
  refusalsOf(proxies.assignProxy, {
    'room for one of two': async (home, given) => {
      const { proxy_id, account_ids } = given.body as { proxy_id: string; account_ids: string[] }
      await dbOf(home).updateTable('proxy').set({ allocation_limit: 1 }).where('id', '=', proxy_id).execute()
      return { body: { proxy_id, account_ids: [...account_ids, await looseAccount(home)] } }
    },
    'no room, for one that it has': async (home, given) => {
      await act(home, proxies.assignProxy, given)
      const { proxy_id } = given.body as { proxy_id: string }
      await dbOf(home).updateTable('proxy').set({ allocation_limit: 1 }).where('id', '=', proxy_id).execute()
      return {}
    },
    'nobody’s proxy': body({ proxy_id: NOBODYS }),
    'one account is nobody’s': oneMore('account_ids'),
  }),
  refusalsOf(proxies.unassignProxy, {
    'one is nobody’s': oneMore('account_ids'),
    'the second has none': behindAnother(proxies.unassignProxy, 'account_ids'),
  }),
  refusalsOf(proxies.importProxyList, { 'nothing but empty lines': body({ text: '\n \n' }) }),
  refusalsOf(proxies.importProxyFile, { 'no spreadsheet': () => ({ file: text('a,b') }) }),
  refusalsOf(proxies.proxyGroups.create, { 'its name is taken': twice(proxies.proxyGroups.create) }),
  refusalsOf(proxies.proxyGroups.rename, {
    'its name is another’s': async (home, given) => {
      await act(home, proxies.proxyGroups.create, { body: given.body })
      return {}
    },
    'its own name': twice(proxies.proxyGroups.rename),
  }),
  refusalsOf(proxies.proxyGroups.remove, {
    'a proxy is in it': async (home) => {
      const id = await proxyGroup(home)
      const given = await onTour(home, proxies.createProxy)
      await act(home, proxies.createProxy, { body: { ...(given.body as object), group_id: id } })
      return { params: { id } }
    },
    'deleted already': twice(proxies.proxyGroups.remove),
  }),
]

/** Seats, their desktops, accounts and proxies. */
export const deskRefusals: Refusals[] = [...seats, ...sessions, ...accounts, ...proxyRefusals]
