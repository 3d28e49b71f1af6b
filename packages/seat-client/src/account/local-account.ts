/** A Page of the person who is signing in. */
export interface PageChoice {
  id: string
  name: string
}

/** An account, with its state on this machine. */
export interface LocalAccount {
  id: string
  /** Its network's tokens are stored here. */
  signed_in: boolean
  window_open: boolean
  /** A person is signing in right now. */
  signing_in: boolean
  /** The Pages among which a person has to choose before the sign-in can finish; empty = no choice is needed. */
  page_choices: PageChoice[]
}
