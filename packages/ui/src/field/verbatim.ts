/**
 * Attributes of a text that has to stay as it was typed, such as a handle, an address or a password that is shown: no keyboard capitalises or
 * corrects it, and no browser sends it to a spelling service.
 */
export const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
