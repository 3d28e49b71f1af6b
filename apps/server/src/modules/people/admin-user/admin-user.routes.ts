import * as contract from '@seaport/contract/people/admin-user'
import type * as adminUserSchema from '@seaport/contract/people/admin-user.schema'
import type { FactorAction } from '@seaport/contract/people/second-factor.schema'
import { switchAdmin } from '@seaport/contract/people/session'
import { listAnswer } from '../../../db/page.ts'
import type { Db } from '../../../db/schema.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { hashPassword } from '../../../kernel/password.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { forgetGuesses } from '../login-log/login-log.public.ts'
import { recordFactorChange } from '../second-factor/second-factor.public.ts'
import { requireGoodPassword } from '../user/user.public.ts'
import { pageOfUsers } from './admin-user.repository.ts'
import {
  type AdminUserHooks,
  add,
  type ChangedUser,
  giveNewPassword,
  givePorts,
  showUser,
  takeSecondFactor,
  toUser,
  update,
} from './admin-user.service.ts'
import { exportUsers } from './admin-user-export.ts'
import { logInAs, switchBack } from './login-as.ts'
import { findAdministrator, pageOfAdministrators } from './system-user.repository.ts'
import * as administrators from './system-user.service.ts'

/** Supervisors, as administrators manage them, and the way into their accounts and back. */
export function adminUserRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  hooks: AdminUserHooks,
): void {
  const { secret } = installation
  registerRoute(contract.listUsers, async ({ db, now }, { query }) =>
    listAnswer(await pageOfUsers(db, query, now), query, toUser),
  )

  registerRoute(contract.exportUsers, async ({ db, locale, now }, { query }) =>
    exportUsers(db, { locale, now }, query),
  )

  registerRoute(contract.getUser, ({ db }, { params: { id } }) => showUser(db, id))

  registerRoute(contract.createUser, async (context, { body: { password, ...given } }) => {
    await requireGoodPassword(context.db, password, [given.email, given.username])
    const passwordHash = await hashPassword(password)
    return context.mutate(async (work) => {
      const after = await add(work, { hooks, locale: context.locale }, given, passwordHash)
      await audit(work, context, { action: 'user.create', subject: after.id, tenantId: after.id, after })
      return after
    })
  })

  registerRoute(contract.resetUserPassword, async (context, { params: { id }, body }) => {
    const names = await showUser(context.db, id)
    await requireGoodPassword(context.db, body.password, [names.email, names.username])
    const passwordHash = await hashPassword(body.password)
    const email = await context.mutate(async (work) => {
      await showUser(work.trx, id)
      await tell(work, context, installation, { userId: id, action: 'password.set' })
      const user = await giveNewPassword(work, id, passwordHash)
      await audit(work, context, { action: 'user.reset_password', subject: id, tenantId: id })
      return user.email
    })
    await forgetGuesses(context.db, { id, email })
    return {}
  })

  registerRoute(contract.updateUser, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, hooks, id, body)
      await audit(work, context, { action: 'user.update', subject: id, tenantId: id, before, after })
      if (after.plan !== before.plan) await auditPlan(work, context, { before, after })
      return after
    }),
  )

  registerRoute(contract.setUserPorts, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await givePorts(work, id, body)
      const ports = (user: adminUserSchema.AdminUser) => ({
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

  registerRoute(contract.resetUserSecondFactor, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      await showUser(work.trx, id)
      await tell(work, context, installation, { userId: id, action: 'second_factor.reset' })
      await takeSecondFactor(work, id)
      await audit(work, context, { action: 'second_factor.reset', subject: id, tenantId: id })
      return {}
    }),
  )

  registerRoute(contract.loginAs, (context, { params: { id } }) => logInAs(context, secret, id))

  registerRoute(switchAdmin, (context) => switchBack(context, secret))
}

/** Notifies a user of an administrator's change to its factors, before the change. */
function tell(
  work: UnitOfWork,
  { origin, locale }: Context<UserActor>,
  installation: Installation,
  change: { userId: string; action: FactorAction },
): Promise<void> {
  return recordFactorChange(work, installation, { ...change, sessionHash: null, ip: origin.ip, locale })
}

/** Records a change of plan separately: the supervisor is notified of it. */
function auditPlan(work: UnitOfWork, context: Parameters<typeof audit>[1], { before, after }: ChangedUser) {
  return audit(work, context, {
    action: 'user.set_plan',
    subject: after.id,
    tenantId: after.id,
    before: { plan: before.plan },
    after: { plan: after.plan },
  })
}

/** Administrators themselves. */
export function systemUserRoutes(
  registerRoute: RegisterRoute,
  installation: Installation,
  hooks: AdminUserHooks,
): void {
  registerRoute(contract.listSystemUsers, async ({ db }, { query }) =>
    listAnswer(await pageOfAdministrators(db, query), query, administrators.toSystemUser),
  )

  registerRoute(contract.createSystemUser, async (context, { body: { password, ...given } }) => {
    await requireGoodPassword(context.db, password, [given.email, given.username])
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
      if (password !== undefined) await checkPassword(context.db, id, password)
      const passwordHash = password === undefined ? null : await hashPassword(password)
      const changed = await context.mutate(async (work) => {
        if (passwordHash !== null)
          await tell(work, context, installation, { userId: id, action: 'password.set' })
        const { before, after } = await administrators.update(
          work,
          { hooks, actor: context.actor },
          id,
          change,
          passwordHash,
        )
        const renewed = passwordHash === null ? {} : { new_password: true }
        await audit(work, context, {
          action: 'system_user.update',
          subject: id,
          before,
          after: { ...after, ...renewed },
        })
        return after
      })
      if (passwordHash !== null) await forgetGuesses(context.db, { id, email: changed.email })
      return changed
    },
  )

  registerRoute(contract.resetAdministratorSecondFactor, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      orNotFound(await findAdministrator(work.trx, id))
      await tell(work, context, installation, { userId: id, action: 'second_factor.reset' })
      await administrators.takeSecondFactor(work, context.actor, id)
      await audit(work, context, { action: 'second_factor.reset', subject: id, tenantId: id })
      return {}
    }),
  )

  registerRoute(contract.deleteSystemUser, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await administrators.remove(work, { hooks, actor: context.actor }, id)
      await audit(work, context, { action: 'system_user.delete', subject: id, before })
      return {}
    }),
  )
}

async function checkPassword(db: Db, id: string, password: string): Promise<void> {
  const { email, username } = orNotFound(await findAdministrator(db, id))
  await requireGoodPassword(db, password, [email, username])
}
