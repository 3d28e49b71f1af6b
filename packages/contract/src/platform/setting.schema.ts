import { z } from 'zod'
import { EmptyData, Instant, PastedText, pastedAddress, typedText } from '../kernel/primitives.schema.ts'

/** Address of a page for people. */
const Link = pastedAddress({ protocol: /^https?$/ })
  .max(500)
  .nullable()

/** Address of a lookup requested by browsers; answers in JSON. Its host becomes part of a header of every page, so it must be a plain one. */
const Lookup = pastedAddress({ protocol: /^https$/, hostname: z.regexes.hostname })
  .max(500)
  .nullable()

/** Deposit address on any chain, or empty. */
const DepositAddress = PastedText.regex(/^([A-Za-z0-9:_-]{20,120})?$/)

/** All settings: shape, default, and whether they are public. */
export const settingDefinitions = {
  /** Name of the product in both clients. */
  brand: { schema: typedText(40).min(1), initial: 'Seaport', open: true },
  /** Company that signs notices and agreements. */
  company: { schema: typedText(120), initial: '', open: true },
  /** How people reach support, as text. */
  support_contact: { schema: typedText(200), initial: '', open: true },
  /** The five links of the help panel; null = not set up. */
  help_support: { schema: Link, initial: null, open: true },
  help_channel: { schema: Link, initial: null, open: true },
  help_anti_scam: { schema: Link, initial: null, open: true },
  help_feedback: { schema: Link, initial: null, open: true },
  help_guide: { schema: Link, initial: null, open: true },
  /** First lookup of a visitor's country, with the fields `ip` and `country_code`. Null = none. */
  geo_lookup_url: { schema: Lookup, initial: 'https://ipapi.co/json/', open: true },
  /** Used if the first fails, with the fields `ip` and `country`. */
  geo_fallback_url: { schema: Lookup, initial: 'https://api.country.is/', open: true },
  /** Show the notice to visitors from mainland China. */
  region_notice: { schema: z.boolean(), initial: true, open: true },
  /** Description of the notice's signatory; empty = a Singapore technology company. */
  region_signature: { schema: typedText(200), initial: '', open: true },
  /** Deposit address for recharges; empty = support provides it. */
  usdt_address: { schema: DepositAddress, initial: '', open: true },
  /** Chain of the deposit address, as its users name it, such as TRC20. */
  usdt_network: { schema: typedText(60), initial: '', open: true },
  /** How long a new recharge stays open. */
  order_lifetime_minutes: { schema: z.int().min(1).max(10_080), initial: 30, open: true },
  /** Visible to administrators only. */
  operator_note: { schema: typedText(2000), initial: '', open: false },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown; open: boolean }>

export type SettingKey = keyof typeof settingDefinitions

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

type Schemas = { [Key in SettingKey]: (typeof settingDefinitions)[Key]['schema'] }

/** All settings. */
export const Settings = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].schema])) as Schemas,
)
export type Settings = z.infer<typeof Settings>

const LastChange = z.object({ at: Instant, by: z.object({ id: z.string(), email: z.string() }) })

/** A change of the deposit address that takes effect at `at`; omitted fields stay unchanged. */
const DepositChange = Settings.pick({ usdt_address: true, usdt_network: true })
  .partial()
  .extend(LastChange.shape)

/** The settings in effect, with when and by whom each was last set; those never set have no entry. */
const Answer = z.object({
  settings: Settings,
  changed: z.partialRecord(z.enum(settingKeys), LastChange),
  deposit_change: DepositChange.nullable(),
})

export const getSettings = {
  data: Answer,
}

export const changeSettings = {
  body: Settings.partial(),
  data: Answer,
}

export const replaceSettings = {
  body: Settings,
  data: Answer,
}

export const withdrawDepositChange = {
  data: EmptyData,
}
