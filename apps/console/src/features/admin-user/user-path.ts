/** Which of a user's possessions its page shows. */
export type Owned = 'seats' | 'accounts'

/** Address of a user's page. */
export const userPath = (id: string, shown?: Owned): string =>
  `/userManagement/${id}${shown ? `?show=${shown}` : ''}`
