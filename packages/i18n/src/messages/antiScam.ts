// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AntiScamMessages {
  /** It is not on the list, but resembles the official {{value}}. Forgers work like this: do not pay, log in or reply. */
  'about.lookalike': { value: string | number }
  /** The operator has not listed its channels, so nothing can be said about this address. Ask the support that you already know. */
  'about.no_list': null
  /** The operator uses this channel for: {{label}}. Stay careful all the same: the list says whose channel it is, not that every message in it is genuine. */
  'about.official': { label: string | number }
  /** Treat it as not ours. Before you pay or tell anybody anything, ask the official support. */
  'about.unlisted': null
  /** Whoever hurries you has a reason to. */
  'advice.haste': null
  /** Support never asks for passwords, codes or seed phrases. */
  'advice.password': null
  /** The address to pay to is the one on the recharge page of the console, never one that somebody sends you. */
  'advice.pay': null
  /** Whatever the answer */
  'advice.title': null
  /** Check */
  check: null
  /** Compared as {{value}} ({{kind}}) */
  comparedAs: { value: string | number; kind: string | number }
  /** Address to check */
  field: null
  /** A website, an email address, a Telegram name, a WhatsApp number with its country code, a wallet address or a profile page. Paste it rather than type it. */
  hint: null
  /** Email */
  'kind.email': null
  /** Phone or WhatsApp */
  'kind.phone': null
  /** Profile page */
  'kind.profile': null
  /** Telegram */
  'kind.telegram': null
  /** Wallet address */
  'kind.wallet': null
  /** Website */
  'kind.website': null
  /** Before you pay, log in or share a code, check whether an address is on the operator’s own list of channels. */
  lead: null
  /** Anti-scam lookup */
  title: null
  /** No known kind of address */
  unknownKind: null
  /** Warning: it looks like an official channel */
  'verdict.lookalike': null
  /** Nothing to check against yet */
  'verdict.no_list': null
  /** On the operator’s list */
  'verdict.official': null
  /** Not on the operator’s list */
  'verdict.unlisted': null
}
