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

/** Form of a network's settings: an empty field means the default, an empty secret keeps the stored one. */
export const NetworkForm = z.object({
  ...fieldForms,
  app_secret: z.string().trim().max(500),
  /** Removes the stored secret. */
  forget: z.boolean(),
})

/** Initial values: the settings stored here. */
export function toFormValues({ fields }: NetworkConfig): z.input<typeof NetworkForm> {
  const stored = new Map(fields.map(({ name, value, origin }) => [name, origin === 'stored' ? value : '']))
  const texts = Object.keys(networkFields).map((name) => [name, stored.get(name as NetworkField) ?? ''])
  return { ...(Object.fromEntries(texts) as Record<NetworkField, string>), app_secret: '', forget: false }
}

/** @returns the request: what was changed, without settings given by the environment */
export function toChange(
  { fields, secret }: NetworkConfig,
  { app_secret, forget, ...changed }: Partial<z.output<typeof NetworkForm>>,
) {
  const own = fields.filter(({ name, origin }) => name in changed && origin !== 'environment')
  return {
    fields: Object.fromEntries(own.map(({ name }) => [name, changed[name]])),
    ...(secret && app_secret ? { app_secret } : secret && forget ? { app_secret: null } : {}),
  }
}
