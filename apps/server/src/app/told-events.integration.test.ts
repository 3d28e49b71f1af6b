import { endpoints } from '@seaport/contract/api.schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases.ts'
import { nameOf } from '../test-support/tour/stop.ts'
import { openStage, type Stage, stopsOf } from '../test-support/tour/tour.ts'
import { callersOf, visit } from '../test-support/tour/visit.ts'

/** What the supervisor whose things change is told by each call, as the tour makes it. */
const toldToSupervisor: Readonly<Record<string, readonly string[]>> = {
  'POST /account': ['account'],
  'POST /account/import': ['account'],
  'PATCH /account/:id': ['account'],
  'DELETE /account/:id': ['account'],
  'POST /account/assign': ['account'],
  'POST /account/unassign': ['account'],
  'POST /account/:id/block': ['account'],
  'POST /account/:id/unblock': ['account'],
  'POST /account/import-file': ['account', 'proxy'],
  'POST /admin/account/act': ['account'],
  'POST /admin/agent/act': ['seat'],
  'POST /admin/task/act': ['port', 'task'],
  'POST /announcement/:id/read': ['user'],
  'POST /announcement/read-all': ['user'],
  'POST /feedback/:id/read': ['user'],
  'POST /admin/feedback/:id/answer': ['user'],
  'PUT /admin/feedback/:id/closed': ['user'],
  'POST /opt-out': ['library'],
  'POST /resource/erase': ['library'],
  'DELETE /opt-out/:id': ['library'],
  'POST /admin/order/:order_no/confirm': ['order', 'user'],
  'POST /admin/order/:order_no/fail': ['order', 'user'],
  'POST /admin/order/:order_no/close': ['order', 'user'],
  'POST /admin/order/:order_no/refund': ['order', 'user'],
  'POST /pay/callback': ['order', 'user'],
  'POST /admin/payment/:id/credit': ['order', 'user'],
  'POST /proxy': ['proxy'],
  'PATCH /proxy/:id': ['proxy'],
  'DELETE /proxy/:id': ['proxy'],
  'POST /proxy/delete': ['proxy'],
  'POST /proxy/move': ['proxy'],
  'POST /proxy/check': ['proxy'],
  'POST /admin/proxy/:id/check': ['proxy'],
  'POST /proxy/assign': ['account', 'proxy'],
  'POST /proxy/unassign': ['account', 'proxy'],
  'POST /proxy/import': ['proxy'],
  'POST /resource/move': ['library'],
  'POST /resource-group': ['library'],
  'DELETE /resource-group/:id': ['library'],
  'PATCH /resource-group/:id': ['library'],
  'POST /runner/claim': ['task'],
  'POST /runner/task/:id/progress': ['task'],
  'POST /runner/task/:id/resource': ['resource', 'task'],
  'POST /runner/task/:id/keep': ['resource', 'task'],
  'POST /runner/task/:id/keep/undo': ['library', 'task'],
  'POST /runner/task/:id/finish': ['account', 'port', 'task'],
  'POST /runner/task/:id/next': ['task'],
  'POST /runner/task/:id/settle': ['account', 'library', 'task'],
  'POST /runner/task/:id/settle/undo': ['task'],
  'POST /agent': ['seat'],
  'PATCH /agent/:id': ['seat'],
  'DELETE /agent/:id': ['seat'],
  'POST /agent/:id/disable': ['seat'],
  'POST /agent/:id/release-ports': ['seat'],
  'POST /agent/:id/reset-password': ['seat'],
  'POST /agent/:id/unbind-device': ['seat', 'session_over'],
  'POST /seat/login': ['seat'],
  'POST /seat/logout': ['seat', 'session_over'],
  'POST /seat/account/:id/open': ['account', 'port'],
  'POST /seat/account/:id/close': ['account', 'port'],
  'POST /seat/account/:id/report': ['account'],
  'POST /seat/account/:id/block': ['account', 'port'],
  'DELETE /user/session/:id': ['session_over'],
  'POST /task': ['port', 'task'],
  'PATCH /task/:id': ['task_changed'],
  'DELETE /task/:id': ['task_removed'],
  'POST /task/:id/end': ['port', 'task'],
  'POST /task/:id/retry': ['port', 'task'],
  'POST /task/batch': ['port', 'task'],
  'POST /task/bulk': ['port', 'task'],
  'POST /task/again': ['port', 'task'],
  'POST /task/:id/repeat': ['task_changed'],
  'POST /task/repeat': ['task_changed'],
}

/** What another person is told whom the call is about, made for this call alone. */
const toldToPerson: Readonly<Record<string, readonly string[]>> = {
  'POST /admin/user/:id/reset-password': ['session_over'],
  'PATCH /admin/user/:id': ['user'],
  'POST /admin/user/:id/ports': ['user'],
  'DELETE /admin/system-user/:id': ['session_over'],
  'POST /admin/system-user/:id/reset-second-factor': ['session_over'],
  'POST /admin/user/:id/reset-second-factor': ['session_over'],
  'POST /user/totp/confirm': ['session_over'],
  'POST /user/passkey': ['session_over'],
  'DELETE /user/passkey/:id': ['session_over'],
  'POST /user/second-factor/disable': ['session_over'],
  'POST /user/second-factor/change/:id/undo': ['session_over'],
  'POST /auth/second-factor/undo': ['session_over'],
  'POST /admin/customer/:id/order': ['order', 'user'],
  'POST /order': ['order', 'user'],
  'POST /auth/reset-password': ['session_over'],
  'POST /auth/logout': ['session_over'],
  'POST /user/change-password': ['session_over'],
  'POST /user/switch-admin': ['session_over'],
  'POST /admin/user/:id/adjust-balance': ['user'],
}

const writes = endpoints.filter(({ method }) => method !== 'GET')

eachDatabase('what a write tells open consoles and desktops', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  test('the tables name endpoints', () => {
    const known = new Set(writes.map(nameOf))
    expect(Object.keys({ ...toldToSupervisor, ...toldToPerson }).filter((name) => !known.has(name))).toEqual(
      [],
    )
  })

  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    const { server, home, abroad } = stage
    const told: [string, string][] = []
    for (const stop of stopsOf(endpoint)) {
      const input = await stop.prepare(home)
      const commits = vi.spyOn(server.installation.bus, 'withCommit')
      const caller = endpoint.path.startsWith('/admin/') ? home.owner.as : callersOf(endpoint, home)[0]
      await visit(server, endpoint, input, input.as ?? caller ?? home.supervisor.as)
      for (const [, messages] of commits.mock.calls)
        for (const { tenantId, event } of messages) told.push([tenantId, event.type])
      commits.mockRestore()
    }
    const [own, others] = [true, false].map((isOwn) =>
      [
        ...new Set(told.filter(([id]) => (id === home.supervisor.id) === isOwn).map(([, type]) => type)),
      ].sort(),
    )
    expect([own, others]).toEqual([toldToSupervisor[name] ?? [], toldToPerson[name] ?? []])
    expect(told.map(([id]) => id)).not.toContain(abroad.supervisor.id)
  })
})
