import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { Work } from '../../../kernel/work.ts'
import { type Accountable, audit, wasAudited } from './audit.service.ts'

/** What a request owes the audit log. */
export interface Duty {
  /** Wraps what the request writes: it fails, and so changes nothing, if it leaves no entry. */
  watch<T>(act: (work: Work) => Promise<T>): (work: Work) => Promise<T>
  /** @throws Error if an administrator's write ended without a unit of work that was watched */
  settle(): void
}

const none: Duty = { watch: (act) => act, settle: () => undefined }

/** Who answers for a request, and the request itself: its method and its path with ids. */
export type AccountableRequest = Accountable & { request: string }

/**
 * Every write below /admin has to write its own entry, with what was before and after. A write in a user's name, by an administrator who is logged in
 * as that user, gets one by itself.
 */
export function dutyOf({ method, path }: Endpoint, by: AccountableRequest): Duty {
  if (method === 'GET') return none
  if (path.startsWith('/admin/')) return administrators(`${method} ${path}`)
  return by.actor.impersonator ? inUsersName(by) : none
}

function administrators(name: string): Duty {
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

function inUsersName(by: AccountableRequest): Duty {
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
