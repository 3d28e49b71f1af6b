import { deleteAccount } from '@seaport/contract/desk/account'
import { createProxy, proxyGroups } from '@seaport/contract/desk/proxy'
import { deleteSeat } from '@seaport/contract/desk/seat'
import { createScript } from '@seaport/contract/work/script'
import { newId } from '../../kernel/id.ts'
import { createSeatOnline, createUser, type TestSeat, type TestUser } from '../people.ts'
import { createAssigned, type Scene } from '../scene.ts'
import type { TestServer } from '../test-server.ts'

/** A tenant that has something of everything, and the owner of the platform. */
export interface Home {
  server: TestServer
  owner: TestUser
  supervisor: TestUser
  seat: TestSeat
  /** Port of a mail server that takes everything. */
  mailPort: number
  /** Address of a translation service. */
  translationUrl: string
  /** How many of each kind were made on the stage. */
  counts: Map<string, number>
}

/** @returns 1 for the first thing of a kind on a stage, then 2 and so on */
export function nextOf({ counts }: Pick<Home, 'counts'>, kind: string): number {
  const number = (counts.get(kind) ?? 0) + 1
  counts.set(kind, number)
  return number
}

/** Creates a tenant with ports enough for a whole tour. */
export async function createHome(
  server: TestServer,
  common: Pick<Home, 'owner' | 'mailPort' | 'translationUrl' | 'counts'>,
): Promise<Home> {
  const supervisor = await createUser(server, { ports: 5000 })
  const seat = await createSeatOnline(server, supervisor, 200)
  await leaveDeleted(server, supervisor)
  return { ...common, server, supervisor, seat }
}

/** What no list may show and no figure may count. */
async function leaveDeleted(server: TestServer, supervisor: TestUser): Promise<void> {
  const seat = await createSeatOnline(server, supervisor, 1)
  const account = await createAssigned(server, supervisor, seat.id)
  await server.call(deleteAccount, { params: { id: account } }, supervisor)
  await server.call(deleteSeat, { params: { id: seat.id } }, supervisor)
}

/** The same tenant with another of its seats. */
export async function siblingOf(home: Home): Promise<Home> {
  return { ...home, seat: await createSeatOnline(home.server, home.supervisor, 200) }
}

/** A new account of the home's seat, ready for tasks. */
export async function sceneOf({ server, supervisor, seat }: Home): Promise<Scene> {
  return { server, supervisor, seat, accountId: await createAssigned(server, supervisor, seat.id) }
}

/** @returns the id of a new account that no seat has */
export function looseAccount({ server, supervisor }: Home): Promise<string> {
  return createAssigned(server, supervisor, null)
}

/** @returns the id of a new group of proxies */
export async function proxyGroup({ server, supervisor }: Home): Promise<string> {
  return (await server.call(proxyGroups.create, { body: { name: newId() } }, supervisor)).id
}

/** Passwords that a tour hands over and nobody may ever read in a log. */
export const TOUR_SECRETS = {
  proxy: 'Tour-proxy-password-7f3a9c',
  mail: 'Tour-mail-password-7f3a9c',
  app: 'Tour-app-secret-7f3a9c',
  token: 'Tour-token-7f3a9c',
  /** Stands behind the name in lines of account and proxy lists. */
  bought: 'Tour-bought-password-7f3a9c',
}

/** @returns a proxy that nobody has yet, as the contract takes it */
export function proxyBody(group_id: string) {
  return {
    group_id,
    scheme: 'http' as const,
    ip: `${newId().slice(-12)}.example.com`,
    port: 8080,
    username: 'tour',
    password: TOUR_SECRETS.proxy,
    allocation_limit: 50,
  }
}

/** @returns a new proxy */
export async function proxy(home: Home) {
  return home.server.call(createProxy, { body: proxyBody(await proxyGroup(home)) }, home.supervisor)
}

/** @returns the id of a new script without a group */
export async function script({ server, supervisor }: Home): Promise<string> {
  const content = { type: 'text' as const, text: 'Hello' }
  return (
    await server.call(
      createScript,
      { body: { title: newId(), networks: ['x_sandbox'], content } },
      supervisor,
    )
  ).id
}

/** `params` of a path with `:id`, of something that was just made. */
export async function idOf(made: Promise<{ id: string }>): Promise<{ params: { id: string } }> {
  return { params: { id: (await made).id } }
}
