// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
import type { CommonMessages } from './messages/common.ts'
import type { ErrorMessages } from './messages/error.ts'
import type { ShellMessages } from './messages/shell.ts'
import type { UiMessages } from './messages/ui.ts'
import type { ValidationMessages } from './messages/validation.ts'

/** Every namespace with its keys and their parameters. */
export interface Messages {
  common: CommonMessages
  error: ErrorMessages
  shell: ShellMessages
  ui: UiMessages
  validation: ValidationMessages
}
