import * as contract from '@seaport/contract/people/admin-user'
import { switchAdmin } from '@seaport/contract/people/session'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { resetAttempts } from '../../../kernel/throttle/throttle.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { pageOfUsers } from './admin-user.repository.ts'
import {
  type AdminUserHooks,
  add,
  giveNewPassword,
  givePorts,
  showUser,
  toUser,
  update,
} from './admin-user.service.ts'
import { logInAs, switchBack } from './login-as.ts'
import { pageOfAdministrators } from './system-user.repository.ts'
import * as administrators from './system-user.service.ts'

/** Supervisors, as administrators manage them, and the way into their accounts and back. */
export function adminUserRoutes(
  registerRoute: RegisterRoute,
  { secret }: Installation,
  hooks: AdminUserHooks,
): void {
  registerRoute(contract.listUsers, async ({ db }, { query }) =>
    listAnswer(await pageOfUsers(db, query), query, toUser),
  )

  registerRoute(contract.getUser, ({ db }, { params: { id } }) => showUser(db, id))

  registerRoute(contract.createUser, async (context, { body: { password, ...given } }) => {
    const passwordHash = await hashPassword(password)
    return context.mutate(async (work) => {
      const after = await add(work, given, passwordHash)
      await audit(work, context, { action: 'user.create', subject: after.id, tenantId: after.id, after })
      return after
    })
  })

  registerRoute(contract.resetUserPassword, async (context, { params: { id }, body }) => {
    const passwordHash = await hashPassword(body.password)
    const email = await context.mutate(async (work) => {
      const user = await giveNewPassword(work, id, passwordHash)
      await audit(work, context, { action: 'user.reset_password', subject: id, tenantId: id })
      return user.email
    })
    await resetAttempts(context.db, `user:${email}`)
    return {}
  })

  registerRoute(contract.updateUser, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, hooks, id, body)
      await audit(work, context, { action: 'user.update', subject: id, tenantId: id, before, after })
      return after
    }),
  )

  registerRoute(contract.setUserPorts, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await givePorts(work, id, body)
      const ports = (user: contract.AdminUser) => ({
        port_num: user.port_num,
        port_expire_time: user.port_expire_time,
      })
      await audit(work, context, {
        action: 'user.set_ports',
        subject: id,
        tenantId: id,
        before: ports(before),
        after: { ...ports(after), why: body.remark },
      })
      return after
    }),
  )

  registerRoute(contract.loginAs, (context, { params: { id } }) => logInAs(context, secret, id))

  registerRoute(switchAdmin, (context) => switchBack(context, secret))
}

/** Administrators themselves. */
export function systemUserRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.listSystemUsers, async ({ db }, { query }) =>
    listAnswer(await pageOfAdministrators(db, query), query, administrators.toSystemUser),
  )

  registerRoute(contract.createSystemUser, async (context, { body: { password, ...given } }) => {
    const passwordHash = await hashPassword(password)
    return context.mutate(async (work) => {
      const after = await administrators.create(work, context.actor, given, passwordHash)
      await audit(work, context, { action: 'system_user.create', subject: after.id, after })
      return after
    })
  })

  registerRoute(
    contract.updateSystemUser,
    async (context, { params: { id }, body: { password, ...change } }) => {
      const passwordHash = password === undefined ? null : await hashPassword(password)
      return context.mutate(async (work) => {
        const { before, after } = await administrators.update(work, context.actor, id, change, passwordHash)
        const renewed = passwordHash === null ? {} : { new_password: true }
        await audit(work, context, {
          action: 'system_user.update',
          subject: id,
          before,
          after: { ...after, ...renewed },
        })
        return after
      })
    },
  )

  registerRoute(contract.deleteSystemUser, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await administrators.remove(work, context.actor, id)
      await audit(work, context, { action: 'system_user.delete', subject: id, before })
      return {}
    }),
  )
}
