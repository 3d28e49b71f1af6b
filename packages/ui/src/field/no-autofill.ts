/** Attributes of a field that is no login: browsers and password managers (1Password, Bitwarden, LastPass, Dashlane) leave it alone. */
export const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const
