/** @returns the file under which an account's token refresh is held, beside the seat's journal */
export function tokenLockOf(journalPath: string, accountId: string): string {
  return `${journalPath}.${accountId}.lock`
}
