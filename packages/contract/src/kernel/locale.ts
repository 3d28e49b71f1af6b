/** Interface languages, the default first (specification, section 9). */
export const locales = ['cn', 'hk', 'en', 'vi'] as const
