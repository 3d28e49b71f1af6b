import type { Namespace } from '@seaport/i18n/translate'

/** Namespaces of what surrounds the screens: everywhere, around a page, around a screen of the shell. */
export const frameNamespaces = {
  everywhere: ['console', 'screen'],
  page: ['page'],
  shell: ['header', 'palette'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>
