import type { Namespace } from '@seaport/i18n/translate'

/** Namespaces of the layouts: of every page, of a page, of a screen in the shell. */
export const frameNamespaces = {
  everywhere: ['console', 'screen'],
  page: ['page'],
  shell: ['header', 'palette'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>
