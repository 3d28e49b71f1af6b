// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
import type { CommonMessages } from './messages/common.ts'
import type { ConsoleMessages } from './messages/console.ts'
import type { ErrorMessages } from './messages/error.ts'
import type { LoginMessages } from './messages/login.ts'
import type { NetworkMessages } from './messages/network.ts'
import type { ScreenMessages } from './messages/screen.ts'
import type { ShellMessages } from './messages/shell.ts'
import type { TaskMessages } from './messages/task.ts'
import type { UiMessages } from './messages/ui.ts'
import type { ValidationMessages } from './messages/validation.ts'

/** Every namespace with its keys and their parameters. */
export interface Messages {
  common: CommonMessages
  console: ConsoleMessages
  error: ErrorMessages
  login: LoginMessages
  network: NetworkMessages
  screen: ScreenMessages
  shell: ShellMessages
  task: TaskMessages
  ui: UiMessages
  validation: ValidationMessages
}
