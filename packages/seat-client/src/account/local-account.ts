/** A Page of the person who is signing in. */
export interface PageChoice {
  id: string
  name: string
}

/** An account as this machine has it. */
export interface LocalAccount {
  id: string
  /** Its network's tokens are kept here. */
  signed_in: boolean
  window_open: boolean
  /** A person is signing in right now. */
  signing_in: boolean
  /** A sign-in waits until the person says which of these Pages the account is; empty = it does not. */
  page_choices: PageChoice[]
}
