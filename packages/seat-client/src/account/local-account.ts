/** An account as this machine has it. */
export interface LocalAccount {
  id: string
  /** Its network's tokens are kept here. */
  signed_in: boolean
  window_open: boolean
  /** A person is signing in right now. */
  signing_in: boolean
}
