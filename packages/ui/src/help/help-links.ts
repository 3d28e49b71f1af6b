/** The help links in display order. */
export const HELP_LINKS = ['support', 'channel', 'antiScam', 'feedback', 'guide'] as const
export type HelpLink = (typeof HELP_LINKS)[number]

/** Address of each link; null = not configured. */
export type HelpAddresses = Readonly<Record<HelpLink, string | null>>

/** Accepts a screen of this application (`#/…`), http(s), mail and phone addresses. Anything else (`javascript:`) counts as not configured. */
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

/** Whether an address is a screen of this application, which opens in place. */
export function isOwnScreen(address: string): boolean {
  return address.startsWith('#/')
}
