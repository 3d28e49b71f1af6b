import { type Settings, settingDefinitions, settingKeys } from '@seaport/contract/platform/setting.schema'
import { z } from 'zod'

/** An empty field means none. */
function emptiable<S extends z.ZodType<string | null, string | null>>(schema: S) {
  return z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(schema)
}

const shapes = settingDefinitions

/** The settings in the form. */
export const SettingsForm = z.object({
  brand: shapes.brand.schema,
  company: shapes.company.schema,
  support_contact: shapes.support_contact.schema,
  help_support: emptiable(shapes.help_support.schema),
  help_channel: emptiable(shapes.help_channel.schema),
  help_anti_scam: emptiable(shapes.help_anti_scam.schema),
  help_feedback: emptiable(shapes.help_feedback.schema),
  help_guide: emptiable(shapes.help_guide.schema),
  geo_lookup_url: emptiable(shapes.geo_lookup_url.schema),
  geo_fallback_url: emptiable(shapes.geo_fallback_url.schema),
  region_notice: shapes.region_notice.schema,
  region_signature: shapes.region_signature.schema,
  usdt_address: shapes.usdt_address.schema,
  usdt_network: shapes.usdt_network.schema,
  order_lifetime_minutes: shapes.order_lifetime_minutes.schema,
  operator_note: shapes.operator_note.schema,
}) satisfies z.ZodType<Settings>

type Typed = z.input<typeof SettingsForm>

/** Initial values; unset settings are empty. */
export function toFormValues(settings: Settings): Typed {
  return Object.fromEntries(settingKeys.map((key) => [key, settings[key] ?? ''])) as Typed
}
