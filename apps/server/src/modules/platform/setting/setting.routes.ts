import {
  changeSettings,
  DEPOSIT_DELAY_HOURS,
  getSettings,
  replaceSettings,
  withdrawDepositChange,
} from '@seaport/contract/platform/setting'
import type { Settings } from '@seaport/contract/platform/setting.schema'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { Context } from '../../../kernel/http/context.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../audit/audit.public.ts'
import { depositChangedText, tellAdministrators } from '../email/email.public.ts'
import { dropPlanned, lockSettings } from './setting.repository.ts'
import { change, showSettings } from './setting.service.ts'

/** The configuration of the installation. */
export function settingRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(getSettings, ({ db }) => showSettings(db))
  registerRoute(changeSettings, (context, { body }) => set(installation, context, body))
  registerRoute(replaceSettings, (context, { body }) => set(installation, context, body))
  registerRoute(withdrawDepositChange, (context) =>
    context.mutate(async (work) => {
      await lockSettings(work)
      const { deposit_change } = await showSettings(work.trx)
      if (deposit_change === null) refuse('not_found')
      await dropPlanned(work)
      await audit(work, context, {
        action: 'deposit.withdraw',
        subject: null,
        before: addressOf(deposit_change),
      })
      return {}
    }),
  )
}

function set(
  installation: Installation,
  context: Context<UserActor>,
  given: { [Key in keyof Settings]?: Settings[Key] | undefined },
) {
  return context.mutate(async (work) => {
    const { before, after, planned } = await change(work, context.actor.userId, given)
    await audit(work, context, {
      action: 'setting.update',
      subject: null,
      before,
      after: after.settings,
    })
    if (planned) await tellOfDeposit(installation, work, context, before, planned)
    return after
  })
}

type Deposit = Pick<Settings, 'usdt_address' | 'usdt_network'>
type Planned = { [Key in keyof Deposit]?: Deposit[Key] | undefined } & { by: { email: string } }

async function tellOfDeposit(
  { secret }: Installation,
  work: UnitOfWork,
  context: Context<UserActor>,
  before: Deposit,
  planned: Planned,
): Promise<void> {
  const after = { ...addressOf(before), ...addressOf(planned) }
  await audit(work, context, { action: 'deposit.plan', subject: null, before: addressOf(before), after })
  const address = [after.usdt_address, after.usdt_network].filter(Boolean).join(' · ')
  const text = depositChangedText(context.locale, {
    actor: planned.by.email,
    time: new Date(work.now),
    address,
    hours: DEPOSIT_DELAY_HOURS,
  })
  await tellAdministrators(work, secret, { kind: 'deposit_changed', ...text })
}

/** The deposit address alone, without omitted fields. */
function addressOf({ usdt_address, usdt_network }: Partial<Planned>): Partial<Deposit> {
  return {
    ...(usdt_address !== undefined && { usdt_address }),
    ...(usdt_network !== undefined && { usdt_network }),
  }
}
