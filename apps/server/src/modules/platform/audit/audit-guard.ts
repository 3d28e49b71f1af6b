import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { AuditedRequest, AuditGuard } from '../../../kernel/http/audit-guard.ts'
import { audit, wasAudited } from './audit.service.ts'

const none: AuditGuard = { wrap: (operation) => operation, assertAudited: () => undefined }

/**
 * Every write below /admin must write its own entry, with the state before and after. A write by an administrator who
 * is logged in as a user gets one automatically.
 */
export function auditGuardFor({ method, path }: Endpoint, by: AuditedRequest): AuditGuard {
  if (method === 'GET') return none
  if (path.startsWith('/admin/')) return administrators(`${method} ${path}`)
  return by.actor.impersonator ? inUsersName(by) : none
}

function administrators(name: string): AuditGuard {
  let watched = false
  return {
    wrap: (operation) => {
      watched = true
      return async (work) => {
        const answer = await operation(work)
        if (!wasAudited(work)) throw new Error(`${name} leaves nothing in the audit log`)
        return answer
      }
    },
    assertAudited() {
      if (!watched) throw new Error(`${name} leaves nothing in the audit log`)
    },
  }
}

function inUsersName(by: AuditedRequest): AuditGuard {
  return {
    wrap: (operation) => async (work) => {
      const answer = await operation(work)
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
    assertAudited: () => undefined,
  }
}
