import * as translationSchema from '@seaport/contract/work/translation.schema'
import { type TranslationConfig, TranslationProvider } from '@seaport/contract/work/translation.schema'
import { z } from 'zod'

/** Form of the translation settings: an empty address means the provider's, an empty key keeps the stored one. */
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

/** Initial values of the form. */
export function toFormValues({ provider, url }: TranslationConfig): z.input<typeof TranslationForm> {
  return { provider: provider ?? 'none', url, key: '', forget: false }
}
