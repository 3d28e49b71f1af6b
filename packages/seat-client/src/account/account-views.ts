import type { BoundProxy } from '../egress/egress.ts'

/** A page of an account's network, and the egress route by which it is loaded. */
export interface AccountPage {
  readonly accountId: string
  readonly url: string
  readonly title: string
  readonly proxy?: BoundProxy | undefined
  /** Set only during a sign-in: the port of this computer that receives its callback. */
  readonly callbackPort?: number | undefined
}

/** Views of the accounts' pages: on the desktop one isolated page per account, in its window. */
export interface AccountViews {
  /** Opens the account's view at `url`, or navigates the open one there. Rejects if its proxy can't be set. */
  open(page: AccountPage): Promise<void>
  /** Wakes the account's view if it sleeps. @returns false if the account has no open view */
  focus(accountId: string): boolean
  close(accountId: string): Promise<void>
  closeAll(): Promise<void>
  /** Current address and title of the account's view, without its content; undefined if it has no open view. */
  pageOf(accountId: string): { readonly url: string; readonly title: string } | undefined
  /** Shows a short message beside the account's page. */
  announce(accountId: string, text: string): void
  /** Ids of the accounts with an open view. */
  list(): readonly { readonly accountId: string }[]
  /** False in a headless client, where an account needs no port to be signed in. */
  readonly shown: boolean
  /** The proxy of the account's open view. */
  proxyOf(accountId: string): BoundProxy | undefined
  /** Deletes everything that the network's pages stored for this account. */
  forget(accountId: string): Promise<void>
}
