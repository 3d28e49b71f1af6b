import * as translationSchema from '@seaport/contract/work/translation.schema'
import { type TranslationConfig, TranslationProvider } from '@seaport/contract/work/translation.schema'
import { z } from 'zod'

/** The settings as they are typed: an empty address is the provider's own, an empty key stays as it is. */
export const TranslationForm = z
  .object({
    provider: z.enum([...TranslationProvider.options, 'none']),
    url: z.string().trim(),
    key: z.string().trim(),
    forget: z.boolean(),
  })
  .transform(({ provider, url, key, forget }) => ({
    provider: provider === 'none' ? null : provider,
    url: provider === 'none' ? null : url || null,
    ...(key ? { key } : forget ? { key: null } : {}),
  }))
  .pipe(translationSchema.putTranslationConfig.body)

/** The settings as the form begins. */
export function toFormValues({ provider, url }: TranslationConfig): z.input<typeof TranslationForm> {
  return { provider: provider ?? 'none', url, key: '', forget: false }
}
