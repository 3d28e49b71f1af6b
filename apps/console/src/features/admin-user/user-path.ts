/** Tab of a user's page. */
export type UserTab = 'seats' | 'accounts'

/** Address of a user's page. */
export const userPath = (id: string, shown?: UserTab): string =>
  `/userManagement/${id}${shown ? `?show=${shown}` : ''}`
