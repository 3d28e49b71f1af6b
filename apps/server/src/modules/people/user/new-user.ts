import type { UserTable } from '../../../db/schema/user.ts'
import { newId } from '../../../kernel/id.ts'

/** Initial data of every new user. */
type Given = Pick<UserTable, 'email' | 'username' | 'password_hash' | 'role_key'>

/** @returns the row of a new user, without ports or money by default */
export function newUser(now: number, given: Given & Partial<UserTable>): UserTable {
  return {
    id: newId(),
    status: 'normal',
    plan: 'default',
    avatar: null,
    phone: null,
    industry: null,
    team_size: null,
    contact: null,
    remark: '',
    balance_cents: 0,
    port_num: 0,
    port_expire_at: null,
    task_number: 0,
    created_at: now,
    gifted_at: null,
    last_login_at: null,
    ...given,
  }
}
