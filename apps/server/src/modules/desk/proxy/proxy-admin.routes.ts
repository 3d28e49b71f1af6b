import { adminCheckProxy, adminListProxies } from '@seaport/contract/desk/proxy'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { ownerOfProxy, pageOfAllProxies } from './proxy.repository.ts'
import { requestChecks } from './proxy.service.ts'
import { toProxy } from './proxy-mapper.ts'

/** The proxies of all tenants, for administrators to view and check; only tenants add, change and delete them. */
export function proxyAdminRoutes(registerRoute: RegisterRoute): void {
  registerRoute(adminListProxies, async ({ db, locale }, { query }) =>
    listAnswer(await pageOfAllProxies(db, query), query, (row) => ({
      ...toProxy(row, locale),
      user: { id: row.tenant_id, email: row.user_email, username: row.user_name },
    })),
  )

  registerRoute(adminCheckProxy, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const tenantId = orNotFound(await ownerOfProxy(work.trx, id))
      await requestChecks(work, tenantId, [id])
      await audit(work, context, { action: 'proxy.check', subject: id, tenantId })
      return {}
    }),
  )
}
