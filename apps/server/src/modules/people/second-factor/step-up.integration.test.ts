import { endpoints } from '@seaport/contract/api.schema'
import { loginAs } from '@seaport/contract/people/admin-user'
import { createRole } from '@seaport/contract/people/role'
import { beginTotp, getSecondFactor, stepUp } from '@seaport/contract/people/second-factor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../../../../tests/support/databases.ts'
import { createUser, PASSWORD, type TestUser, totpCode } from '../../../test-support/people.ts'
import { refusal } from '../../../test-support/refused.ts'
import { nameOf } from '../../../test-support/tour/stop.ts'
import { openStage, type Stage } from '../../../test-support/tour/tour.ts'
import { opens, visit } from '../../../test-support/tour/visit.ts'

const guarded = endpoints.filter((endpoint) => endpoint.stepUp)
const MINUTE = 60

eachDatabase('step-up', (location) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(location)
  })
  afterAll(() => stage.close())

  const unconfirmed = async (role: 'owner' | 'user' = 'owner') => {
    const user = await createUser(stage.server, { role })
    const { db } = stage.server.installation.database
    await db
      .updateTable('user_session')
      .set({ confirmed_until: null })
      .where('user_id', '=', user.id)
      .execute()
    return user
  }
  const confirm = (user: TestUser, body: { password?: string; code?: string }) =>
    stage.server.call(stepUp, { body }, user)
  const createOne = ({ as }: TestUser) =>
    stage.server.call(createRole, { body: { name: 'R', superuser: false, keys: [] } }, { as })

  describe('is required', () => {
    test.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      'by %s, whatever it is sent',
      async (_, endpoint) => {
        const { as } = await unconfirmed(opens('user', endpoint) ? 'user' : 'owner')
        const { status, envelope } = await visit(stage.server, endpoint, { body: {} }, as)
        expect([status, envelope?.reason]).toEqual([403, 'step_up_needed'])
      },
    )
  })

  test('password and code confirm for five minutes, for this session only', async () => {
    const { server } = stage
    const owner = await unconfirmed()
    const other = await unconfirmed()
    await refusal(createOne(owner), 'step_up_needed')
    await refusal(confirm(owner, {}), 'wrong_old_password')
    await refusal(confirm(owner, { password: 'wrong' }), 'wrong_old_password')
    await refusal(confirm(owner, { code: totpCode(server) }), 'wrong_old_password')
    await refusal(confirm(owner, { password: PASSWORD }), 'second_factor_needed')
    await refusal(confirm(owner, { password: PASSWORD, code: '000000' }), 'second_factor_wrong')
    await refusal(createOne(owner), 'step_up_needed')
    const code = totpCode(server)
    await confirm(owner, { password: PASSWORD, code })
    await createOne(owner)
    await refusal(createOne(other), 'step_up_needed')
    await refusal(confirm(owner, { password: PASSWORD, code }), 'second_factor_wrong')
    server.clock.advance(5 * MINUTE - 1)
    await createOne(owner)
    server.clock.advance(1)
    await refusal(createOne(owner), 'step_up_needed')
  })

  test('without a second factor the password is enough', async () => {
    const user = await unconfirmed('user')
    await refusal(stage.server.call(beginTotp, {}, user), 'step_up_needed')
    await confirm(user, { password: PASSWORD })
    await stage.server.call(beginTotp, {}, user)
  })

  test('passwords can’t be guessed through it', async () => {
    const user = await unconfirmed('user')
    for (let round = 0; round < 10; round += 1)
      await refusal(confirm(user, { password: 'wrong' }), 'wrong_old_password')
    await refusal(confirm(user, { password: PASSWORD }), 'too_many_requests')
  })

  test('an administrator logged in as a user can’t confirm the user’s identity or touch their second factor', async () => {
    const { server } = stage
    const [admin, user] = [await createUser(server, { role: 'admin' }), await createUser(server)]
    const { token, user_id } = await server.call(loginAs, { params: { id: user.id } }, admin)
    const as = async () => ({ token, user_id })
    await refusal(server.call(stepUp, { body: { password: PASSWORD } }, { as }), 'forbidden')
    await refusal(server.call(beginTotp, {}, { as }), 'forbidden')
    expect(await server.call(getSecondFactor, {}, { as })).toMatchObject({ totp: false })
  })
})
