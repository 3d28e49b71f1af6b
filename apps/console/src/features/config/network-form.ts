import { type NetworkField, networkFields } from '@seaport/contract/kernel/network-settings.schema'
import type { NetworkConfig } from '@seaport/contract/platform/network-config.schema'
import { z } from 'zod'

const fieldForms = Object.fromEntries(
  Object.entries(networkFields).map(([name, schema]): [string, z.ZodType<string | null, string>] => [
    name,
    z
      .string()
      .trim()
      .transform((text) => text || null)
      .pipe((schema as z.ZodType<string, string>).nullable()),
  ]),
) as Record<NetworkField, z.ZodType<string | null, string>>

/** A network's settings as they are typed: an empty field is what it is by itself, and an empty secret the one that is there. */
export const NetworkForm = z.object({
  ...fieldForms,
  app_secret: z.string().trim().max(500),
  /** Takes the stored secret away. */
  forget: z.boolean(),
})

/** The settings as the form begins: those that were set here. */
export function toFormValues({ fields }: NetworkConfig): z.input<typeof NetworkForm> {
  const stored = new Map(fields.map(({ name, value, origin }) => [name, origin === 'stored' ? value : '']))
  const texts = Object.keys(networkFields).map((name) => [name, stored.get(name as NetworkField) ?? ''])
  return { ...(Object.fromEntries(texts) as Record<NetworkField, string>), app_secret: '', forget: false }
}

/** @returns what is sent: settings that the environment gives can't be changed, and others have no business here */
export function toChange(
  { fields, secret }: NetworkConfig,
  { app_secret, forget, ...typed }: z.output<typeof NetworkForm>,
) {
  const own = fields.filter(({ origin }) => origin !== 'environment')
  return {
    fields: Object.fromEntries(own.map(({ name }) => [name, typed[name]])),
    ...(secret && app_secret ? { app_secret } : secret && forget ? { app_secret: null } : {}),
  }
}
