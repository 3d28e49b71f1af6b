import { z } from 'zod'
import { EmptyData, Instant, typedText } from '../kernel/primitives.schema.ts'

/** Address of a page that people are sent to. */
const Link = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable()

/** Address of a lookup that browsers ask; answers in JSON. Its host stands in a header of every page, so it must be a plain one. */
const Lookup = z
  .url({ protocol: /^https$/, hostname: z.regexes.hostname })
  .max(500)
  .nullable()

/** Where deposits go: an address of any chain, or nothing. */
const DepositAddress = z
  .string()
  .trim()
  .regex(/^([A-Za-z0-9:_-]{20,120})?$/)

/** All settings: shape, initial value, and whether everybody may read them. */
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
  /** First lookup of a visitor's country: `ip`, `country_code`. Null = none. */
  geo_lookup_url: { schema: Lookup, initial: 'https://ipapi.co/json/', open: true },
  /** Asked when the first fails: `ip`, `country`. */
  geo_fallback_url: { schema: Lookup, initial: 'https://api.country.is/', open: true },
  /** Show the notice to visitors from mainland China. */
  region_notice: { schema: z.boolean(), initial: true, open: true },
  /** How whoever signs that notice is described; empty = as a Singapore technology company. */
  region_signature: { schema: typedText(200), initial: '', open: true },
  /** Where recharges are paid to; empty = support tells it. */
  usdt_address: { schema: DepositAddress, initial: '', open: true },
  /** Which network that address is on, in the words of its users, such as TRC20. */
  usdt_network: { schema: typedText(60), initial: '', open: true },
  /** How long a recharge that is opened now stays open. */
  order_lifetime_minutes: { schema: z.int().min(1).max(10_080), initial: 30, open: true },
  /** For administrators alone. */
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

/** A change of the deposit address that takes effect at `at`; what is left out stays as it is. */
const DepositChange = Settings.pick({ usdt_address: true, usdt_network: true })
  .partial()
  .extend(LastChange.shape)

/** The settings in effect, and when and by whom each was last set; those never set have no entry there. */
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
