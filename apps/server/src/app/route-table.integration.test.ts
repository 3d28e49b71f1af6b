import { endpoints, schemasOf } from '@seaport/contract/api.schema'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { defaultRoles } from '@seaport/contract/kernel/permission'
import { type Reason, reasons } from '@seaport/contract/kernel/reason'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { programOf } from '../test-support/api-token.ts'
import { createUser, giveRole } from '../test-support/people.ts'
import { snapshot } from '../test-support/snapshot.ts'
import type { Credentials } from '../test-support/test-server.ts'
import { type Home, siblingOf } from '../test-support/tour/home.ts'
import {
  everyIdPathOf,
  type InputPath,
  idLike,
  idPathsOf,
  valueAt,
  withValue,
} from '../test-support/tour/ids.ts'
import { nameOf, type Stop, type Visit } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, opens, type Visited, visit } from '../test-support/tour/visit.ts'

const named = (some: readonly Endpoint[]) => some.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const closed = endpoints.filter(({ callers }) => !callers.includes('public'))
/** Path parameters that name a tenant's rows here; in administrators' endpoints they name anybody's. */
const ofTenants = closed.filter(({ path }) => !path.startsWith('/admin/'))
const nobody: Credentials = async () => ({})
/** What a browser may keep, by hand: what is read without a session, the header’s poll, and the content of files. */
const mayBeKept: Record<string, string> = {
  'GET /release': 'private, no-cache',
  'GET /system/config': 'private, no-cache',
  'GET /version': 'private, no-cache',
  'GET /version/log': 'private, no-cache',
  'GET /user/info': 'private, no-cache',
  'GET /file/:id': 'private, max-age=3600, immutable',
  'GET /file/:id/content': 'private, max-age=3600, immutable',
}
/** Fields of a query or body that name what all seats of a tenant share. */
const ofAllSeats: ReadonlySet<string> = new Set(['script_id'])

/** Callers of each endpoint of the contract. A new endpoint needs only a line in test-support/tour. */
eachDatabase('route table', (location) => {
  let stage: Stage
  let sibling: Home
  /** A program with a token of the home's supervisor, with all scopes. */
  let program: Credentials
  /** One person for each seeded role, one whose role holds no key, and one who holds all but is no superuser. */
  const people: Partial<Record<'owner' | 'admin' | 'user' | 'bare' | 'all-keys', Credentials>> = {}
  beforeAll(async () => {
    stage = await openStage(location)
    const { server, home } = stage
    sibling = await siblingOf(home)
    program = await programOf(server, home.supervisor)
    const roles = { bare: [], 'all-keys': defaultRoles.owner.keys }
    for (const [key, keys] of Object.entries(roles))
      await server.installation.database.db
        .insertInto('role')
        .values({ key, name: key, superuser: 0, keys: JSON.stringify(keys) })
        .execute()
    for (const role of ['owner', 'admin', 'user', 'bare', 'all-keys'] as const) {
      const person = await createUser(server)
      await giveRole(server, person, role)
      people[role] = person.as
    }
  })
  afterAll(() => stage.close())

  const programsFor = ({ scope }: Endpoint) => (scope === undefined ? [] : [program])
  const shown = ({ status, envelope }: Visited) => {
    const { request_id: _, ...rest } = (envelope ?? {}) as { request_id?: string; reason?: string }
    return { status, ...rest }
  }

  describe('refusals', () => {
    let before: Awaited<ReturnType<typeof snapshot>>
    beforeAll(async () => {
      before = await snapshot(stage.server.installation)
    })
    test.each(named(closed))('%s refuses unauthorized callers', async (_, endpoint) => {
      const { server, home } = stage
      const refuses = async (as: Credentials, status: number, code: number) => {
        const { envelope, ...answer } = await visit(server, endpoint, {}, as)
        expect([answer.status, envelope?.code]).toEqual([status, code])
      }
      await refuses(nobody, 401, 5004)
      await refuses(async () => ({ token: 'A'.repeat(43) }), 401, 5004)
      if (!endpoint.callers.includes('seat')) await refuses(home.seat.as, 403, 403)
      if (endpoint.scope === undefined) await refuses(program, 403, 403)
      if (!endpoint.callers.includes('user')) await refuses(home.owner.as, 403, 403)
      else {
        for (const role of ['admin', 'user'] as const)
          if (!opens(role, endpoint)) await refuses(people[role] as Credentials, 403, 403)
        if (endpoint.permission !== undefined) await refuses(people.bare as Credentials, 403, 403)
        if (endpoint.path.startsWith('/admin/')) await refuses(people['all-keys'] as Credentials, 403, 403)
      }
    })

    test('change nothing', async () => {
      expect(await snapshot(stage.server.installation)).toEqual(before)
    })
  })

  test.each(named(endpoints))('%s answers its callers', async (_, endpoint) => {
    const { server, home } = stage
    const admin = endpoint.path.startsWith('/admin/') && opens('admin', endpoint) ? [people.admin] : []
    for (const stop of stopsOf(endpoint))
      for (const caller of [
        ...callersOf(endpoint, home),
        ...admin,
        ...programsFor(endpoint),
      ] as Credentials[]) {
        const input = await stop.prepare(home)
        const { status, envelope, caching } = await visit(server, endpoint, input, input.as ?? caller)
        expect([status, envelope?.code, envelope?.reason]).toEqual([
          200,
          endpoint.download ? undefined : stop.refusal ? reasons[stop.refusal].code : 200,
          stop.refusal,
        ])
        const kept = stop.refusal ? undefined : mayBeKept[nameOf(endpoint)]
        expect(kept ? caching : caching.replace('private, ', '')).toBe(kept ?? 'no-store')
        const data = envelope?.data
        if (data)
          expect(schemasOf(endpoint).data.parse(data), 'no field that the contract does not name').toEqual(
            data,
          )
      }
  })

  test('an edit that names no field changes nothing but the audit log', async () => {
    const { server, home } = stage
    const content = async () => ({ ...(await snapshot(server.installation)), audit_log: null })
    const takesNothing = (endpoint: Endpoint) =>
      endpoint.method === 'PATCH' && schemasOf(endpoint).body?.safeParse({}).success
    for (const endpoint of endpoints.filter(takesNothing))
      for (const stop of stopsOf(endpoint)) {
        const input = await stop.prepare(home)
        const [caller = nobody] = callersOf(endpoint, home)
        const before = await content()
        const { status } = await visit(server, endpoint, { ...input, body: {} }, input.as ?? caller)
        expect([nameOf(endpoint), status, await content()]).toEqual([nameOf(endpoint), 200, before])
      }
  })

  test('no GET changes anything except the last use of a release token', async () => {
    const calls: (() => Promise<Visited>)[] = []
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
      for (const stop of stopsOf(endpoint))
        for (const caller of callersOf(endpoint, stage.home)) {
          const input = await stop.prepare(stage.home)
          calls.push(() => visit(stage.server, endpoint, input, input.as ?? caller))
        }
    const content = async () => ({ ...(await snapshot(stage.server.installation)), release_token: null })
    const before = await content()
    for (const call of calls) await call()
    expect(await content()).toEqual(before)
  })

  /** A call with an id of somebody else's row in one position. */
  interface Attempt {
    stop: Stop
    own: Visit
    at: InputPath
    ids: unknown
    as: Credentials
    /** The possible refusals; null = a filter, which finds nothing. */
    hears: readonly Reason[] | null
  }
  const tolerates = ({ stop: { tolerant = [] }, at }: Attempt) => tolerant.includes(at.join('.'))

  const attemptsOn = async (stop: Stop, own: Visit): Promise<Attempt[]> => {
    const { home, abroad } = stage
    const { endpoint, shared, refusal, besides = 'not_found' } = stop
    const attempts: Attempt[] = []
    const [theirs, siblings] = [await stop.prepare(abroad), await stop.prepare(sibling)]
    for (const at of idPathsOf(endpoint, own)) {
      expect(valueAt(own, at), `the tour fills ${at.join('.')} of ${nameOf(endpoint)}`).toBeDefined()
      if (at[0] === 'params' && shared === 'everybody') continue
      const hears = at[0] === 'query' ? null : ['not_found' as const, ...(refusal ? [refusal] : [])]
      for (const caller of [...callersOf(endpoint, home), ...programsFor(endpoint)])
        attempts.push({ stop, own, at, ids: valueAt(theirs, at), as: own.as ?? caller, hears })
      const isShared = at[0] === 'params' ? shared !== undefined : ofAllSeats.has(at.at(-1) ?? '')
      if (!endpoint.callers.includes('seat') || isShared) continue
      const refusals = at[0] === 'params' ? [besides] : hears
      attempts.push({ stop, own, at, ids: valueAt(siblings, at), as: home.seat.as, hears: refusals })
    }
    return attempts
  }

  describe('rows of another tenant, or of another seat', () => {
    const attempts = new Map<Endpoint, Attempt[]>()
    const paths = new Map<Endpoint, Set<string>>()
    const on = (endpoint: Endpoint) => attempts.get(endpoint) ?? []
    let before: Awaited<ReturnType<typeof snapshot>>
    // No call changes anything, so all are prepared at once, between two looks at the database.
    beforeAll(async () => {
      for (const endpoint of ofTenants) {
        const [all, filled] = [[] as Attempt[], new Set<string>()]
        for (const stop of stopsOf(endpoint)) {
          const own = await stop.prepare(stage.home)
          for (const at of idPathsOf(endpoint, own)) filled.add(at.join('.'))
          if (filled.size > 0) all.push(...(await attemptsOn(stop, own)))
        }
        attempts.set(endpoint, all)
        paths.set(endpoint, filled)
      }
      before = await snapshot(stage.server.installation)
    })

    test.each(named(ofTenants))('%s does not find them', async (_, endpoint) => {
      const all = everyIdPathOf(endpoint).map((at) => at.join('.'))
      expect(paths.get(endpoint), 'the tour goes to every path that takes an id').toEqual(new Set(all))
      for (const attempt of on(endpoint)) if (!tolerates(attempt)) await refused(attempt)
    })

    test('are as before', async () => {
      expect(await snapshot(stage.server.installation)).toEqual(before)
    })

    test('are passed over where others are given too', async () => {
      const tolerated = [...attempts.values()].flat().filter(tolerates)
      expect(tolerated.length).toBeGreaterThan(0)
      const { id } = stage.abroad.supervisor
      const abroad = async () =>
        Object.values(await snapshot(stage.server.installation))
          .flat()
          .filter((row) => row.includes(id))
      const asBefore = await abroad()
      expect(asBefore.length).toBeGreaterThan(0)
      for (const attempt of tolerated) await passedOver(attempt)
      expect(await abroad()).toEqual(asBefore)
    })
  })

  /** The answer is the same as for an unknown id. */
  const refused = async ({ stop: { endpoint, besides }, own, at, ids, as, hears }: Attempt) => {
    const ask = (value: unknown) => visit(stage.server, endpoint, withValue(own, at, value), as)
    const answer = shown(await ask(ids))
    if (hears !== null) {
      const allowed = hears.map((reason) => [at, reasons[reason].status, reason])
      expect(allowed).toContainEqual([at, answer.status, answer.reason])
    }
    if (besides === undefined || !hears?.includes(besides))
      expect(answer).toEqual(shown(await ask(idLike(ids))))
  }

  const passedOver = async ({ stop: { endpoint }, own, at, ids, as }: Attempt) => {
    const { envelope } = await visit(stage.server, endpoint, withValue(own, at, ids), as)
    for (const id of [ids].flat()) expect(JSON.stringify(envelope?.data)).not.toContain(id)
  }
})
