import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { AccountableRequest, AuditCheck } from '../../../kernel/http/audit-check.ts'
import { audit, wasAudited } from './audit.service.ts'

const none: AuditCheck = { watch: (act) => act, settle: () => undefined }

/**
 * Every write below /admin has to write its own entry, with what was before and after. A write in a user's name, by an administrator who is logged in
 * as that user, gets one by itself.
 */
export function auditCheckOf({ method, path }: Endpoint, by: AccountableRequest): AuditCheck {
  if (method === 'GET') return none
  if (path.startsWith('/admin/')) return administrators(`${method} ${path}`)
  return by.actor.impersonator ? inUsersName(by) : none
}

function administrators(name: string): AuditCheck {
  let watched = false
  return {
    watch: (act) => {
      watched = true
      return async (work) => {
        const answer = await act(work)
        if (!wasAudited(work)) throw new Error(`${name} leaves nothing in the audit log`)
        return answer
      }
    },
    settle() {
      if (!watched) throw new Error(`${name} leaves nothing in the audit log`)
    },
  }
}

function inUsersName(by: AccountableRequest): AuditCheck {
  return {
    watch: (act) => async (work) => {
      const answer = await act(work)
      if (!wasAudited(work)) {
        const { userId } = by.actor
        await audit(work, by, {
          action: 'user.act_as',
          subject: userId,
          tenantId: userId,
          after: { request: by.request },
        })
      }
      return answer
    },
    settle: () => undefined,
  }
}
