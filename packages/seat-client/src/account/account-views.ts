import type { AccountProxy } from '../egress/egress.ts'

/** A page of an account's network, and the way out on which it is loaded. */
export interface AccountPage {
  readonly accountId: string
  readonly url: string
  readonly title: string
  readonly proxy?: AccountProxy | undefined
  /** Only during a sign-in: the port of this computer that receives its callback. */
  readonly callbackPort?: number | undefined
}

/** Where people see an account's pages: one isolated window per account on the desktop. */
export interface AccountViews {
  /** Opens the account's view at `url`, or brings the open one to the front and takes it there. Rejects if its proxy can't be set. */
  open(page: AccountPage): Promise<void>
  /** False when the account has no open view. */
  focus(accountId: string): boolean
  close(accountId: string): Promise<void>
  closeAll(): Promise<void>
  /** Address and title of what the account's view shows now, and nothing of its content; undefined when it has no open view. */
  pageOf(accountId: string): { readonly url: string; readonly title: string } | undefined
  /** Shows a short message beside the account's page. */
  announce(accountId: string, text: string): void
  /** The open ones. */
  list(): readonly { readonly accountId: string }[]
  /** False where nobody sees them: an account needs no port to be signed in there. */
  readonly shown: boolean
  /** The proxy of the account's open view. */
  proxyOf(accountId: string): AccountProxy | undefined
  /** Forgets everything that the network's pages stored for this account. */
  forget(accountId: string): Promise<void>
}
