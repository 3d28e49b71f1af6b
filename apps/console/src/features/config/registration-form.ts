import { locales } from '@seaport/contract/kernel/locale'
import { RegistrationConfig } from '@seaport/contract/people/registration.schema'
import { z } from 'zod'

const Message = z.string().trim().max(500)

/** The registration settings in the form: a text field for every language. */
export const RegistrationForm = z
  .object({
    ...RegistrationConfig.shape,
    refusal_messages: z.object({ cn: Message, hk: Message, en: Message, vi: Message }),
  })
  .transform((config) => ({
    ...config,
    refusal_messages: Object.fromEntries(
      Object.entries(config.refusal_messages).filter(([, text]) => text !== ''),
    ),
  }))
  .pipe(RegistrationConfig)

/** Initial values of the form. */
export function toFormValues(config: RegistrationConfig): z.input<typeof RegistrationForm> {
  const texts = Object.fromEntries(locales.map((lang) => [lang, config.refusal_messages[lang] ?? '']))
  return { ...config, refusal_messages: texts as Record<(typeof locales)[number], string> }
}
