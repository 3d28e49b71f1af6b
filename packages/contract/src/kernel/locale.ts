import { z } from 'zod'

/** Interface languages, the default first (specification, section 9). */
export const locales = ['cn', 'hk', 'en', 'vi'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
