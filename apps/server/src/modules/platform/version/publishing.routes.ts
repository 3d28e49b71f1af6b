import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import * as contract from '@seaport/contract/platform/release'
import type { Context } from '../../../kernel/http/context.ts'
import type { Caller, RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import {
  administratorOf,
  type Publisher,
  publish,
  publisherOf,
  rollBack,
  setRollout,
  toRelease,
  withdraw,
} from '../release/release.public.ts'
import { hideRelease, showRelease } from './version-release.ts'

type Mutate = Pick<Context<null>, 'mutate'>

/** Refused before anything of the body is read. */
const byManager = { identify: (caller: Caller) => publisherOf(caller, 'manage') }

/** Changes of feed and download centre together: by a machine with a token, or by an administrator. */
export function publishingRoutes(registerRoute: RegisterRoute, { env }: Installation): void {
  registerRoute(
    contract.publishRelease,
    async (context, { params: { id }, body }) => {
      const publisher = await publisherOf(context, 'publish')
      return context.mutate(async (work) => {
        const { release, isNew } = await publish(work, id, body, env.updateKeys)
        if (isNew) {
          await showRelease(work, release)
          await publisher.audit(work, { action: 'release.publish', version: release.version, after: body })
        }
        return toRelease(work.trx, release)
      })
    },
    { identify: (caller) => publisherOf(caller, 'publish') },
  )

  registerRoute(
    contract.changeRollout,
    async (context, { params, body }) =>
      changeRollout(context, await publisherOf(context, 'manage'), params.id, body),
    byManager,
  )
  registerRoute(contract.adminChangeRollout, (context, { params, body }) =>
    changeRollout(context, administratorOf(context), params.id, body),
  )

  registerRoute(
    contract.withdrawRelease,
    async (context, { params }) => takeBack(context, await publisherOf(context, 'manage'), params.id),
    byManager,
  )
  registerRoute(contract.adminWithdrawRelease, (context, { params }) =>
    takeBack(context, administratorOf(context), params.id),
  )

  registerRoute(
    contract.rollBackRelease,
    async (context, { params }) =>
      goBack(context, await publisherOf(context, 'manage'), params.id, env.updateKeys),
    byManager,
  )
  registerRoute(contract.adminRollBackRelease, (context, { params }) =>
    goBack(context, administratorOf(context), params.id, env.updateKeys),
  )
}

function changeRollout(
  context: Mutate,
  publisher: Publisher,
  id: string,
  body: ParsedOf<typeof contract.changeRollout>['body'],
) {
  return context.mutate(async (work) => {
    const { before, after } = await setRollout(work, id, definedOf(body))
    const { percent, minimum_version } = before
    await publisher.audit(work, {
      action: 'release.rollout',
      version: after.version,
      before: { percent, minimum_version },
      after: { percent: after.percent, minimum_version: after.minimum_version },
    })
    return toRelease(work.trx, after)
  })
}

function takeBack(context: Mutate, publisher: Publisher, id: string) {
  return context.mutate(async (work) => {
    const row = await withdraw(work, id)
    await hideRelease(work, row)
    await publisher.audit(work, { action: 'release.withdraw', version: row.version })
    return toRelease(work.trx, row)
  })
}

function goBack(context: Mutate, publisher: Publisher, id: string, keys: readonly string[]) {
  return context.mutate(async (work) => {
    const { withdrawn, current } = await rollBack(work, id, keys)
    for (const row of withdrawn) await hideRelease(work, row)
    await showRelease(work, current)
    const after = { withdrawn: withdrawn.map(({ version }) => version) }
    await publisher.audit(work, { action: 'release.roll_back', version: current.version, after })
    return { list: await Promise.all([current, ...withdrawn].map((row) => toRelease(work.trx, row))) }
  })
}

/** @returns the members that are not undefined */
function definedOf<T extends object>(body: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never
}
