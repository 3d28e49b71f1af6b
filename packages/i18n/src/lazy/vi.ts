/** Fetches one namespace of this language. */
export const read = (namespace: string): Promise<{ default: object }> =>
  import(`../../locales/vi/${namespace}.json`)
