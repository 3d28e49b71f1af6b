/** Tab of a user's page. */
export type UserTab = 'seats' | 'accounts' | 'orders' | 'ledger' | 'tasks' | 'logins'

/** Address of a user's page. */
export const userPath = (id: string, shown?: UserTab): string =>
  `/userManagement/${id}${shown ? `?show=${shown}` : ''}`
