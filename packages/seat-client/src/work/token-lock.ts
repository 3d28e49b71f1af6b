/** @returns the path that locks an account's token refresh, beside the seat's journal */
export function tokenLockOf(journalPath: string, accountId: string): string {
  return `${journalPath}.${accountId}.lock`
}
