import type { Locale } from '@seaport/contract/kernel/locale.schema'
import * as contract from '@seaport/contract/work/opt-out'
import type { addOptOuts } from '@seaport/contract/work/opt-out.schema'
import type { z } from 'zod'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { webBaseOf } from '../../platform/network/network.public.ts'
import { addOptOuts as add, erasePeople, identify, type People } from './erasure.service.ts'
import { readPeople } from './read-people.ts'

type Body = z.output<typeof addOptOuts.body>

/** Opt-outs and erasures of people, which affect tasks and the library. */
export function erasureRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  const read = async (work: UnitOfWork, tenantId: string, body: Body, locale: Locale): Promise<People> => {
    const { network, remark, external_ids } = body
    const place = { network, web_base: await webBaseOf(work.trx, installation, network) }
    return { network, remark, people: await readPeople(work, tenantId, place, external_ids, locale) }
  }

  registerRoute(contract.addOptOuts, ({ actor: { tenantId }, locale, mutate }, { body }) => {
    const run = async (work: UnitOfWork) => {
      const given = await read(work, tenantId, body, locale)
      const people = await identify(work, tenantId, given)
      return { opted_out: body.dry_run ? 0 : await add(work, tenantId, given), people }
    }
    return body.dry_run ? withTransaction(installation, run) : mutate(run)
  })

  registerRoute(contract.eraseResources, ({ actor: { tenantId }, locale, mutate }, { body }) => {
    const run = async (work: UnitOfWork) => {
      const given = await read(work, tenantId, body, locale)
      const people = await identify(work, tenantId, given)
      const done = body.dry_run ? { erased: 0, opted_out: 0 } : await erasePeople(work, tenantId, given)
      return { ...done, people }
    }
    return body.dry_run ? withTransaction(installation, run) : mutate(run)
  })
}
