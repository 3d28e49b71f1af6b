/** The five ways to help, in the order in which the panel lists them. */
export const HELP_LINKS = ['support', 'channel', 'antiScam', 'feedback', 'guide'] as const
export type HelpLink = (typeof HELP_LINKS)[number]

/** Where each leads; null where the platform has not set an address. */
export type HelpAddresses = Readonly<Record<HelpLink, string | null>>

/** An address that a link may have: a screen of this application (`#/…`), a web page, a mail or a call. Anything else (`javascript:`) counts as not set up. */
export function safeAddress(address: string | null): string | undefined {
  if (!address) return undefined
  if (isOwnScreen(address)) return address
  try {
    const { protocol, href } = new URL(address)
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

/** Whether an address leads to a screen of this application: it opens in place. */
export function isOwnScreen(address: string): boolean {
  return address.startsWith('#/')
}
