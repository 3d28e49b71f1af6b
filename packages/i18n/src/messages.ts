// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
import type { AccountMessages } from './messages/account.ts'
import type { CapabilityMessages } from './messages/capability.ts'
import type { CommonMessages } from './messages/common.ts'
import type { ConsoleMessages } from './messages/console.ts'
import type { DashboardMessages } from './messages/dashboard.ts'
import type { DesktopMessages } from './messages/desktop.ts'
import type { DesktopMainMessages } from './messages/desktop-main.ts'
import type { ErrorMessages } from './messages/error.ts'
import type { LoginMessages } from './messages/login.ts'
import type { MailMessages } from './messages/mail.ts'
import type { NetworkMessages } from './messages/network.ts'
import type { PlaceMessages } from './messages/place.ts'
import type { ScreenMessages } from './messages/screen.ts'
import type { SeatMessages } from './messages/seat.ts'
import type { SheetMessages } from './messages/sheet.ts'
import type { ShellMessages } from './messages/shell.ts'
import type { TaskMessages } from './messages/task.ts'
import type { TaskScreenMessages } from './messages/taskScreen.ts'
import type { UiMessages } from './messages/ui.ts'
import type { ValidationMessages } from './messages/validation.ts'

/** Every namespace with its keys and their parameters. */
export interface Messages {
  account: AccountMessages
  capability: CapabilityMessages
  common: CommonMessages
  console: ConsoleMessages
  dashboard: DashboardMessages
  desktop: DesktopMessages
  'desktop-main': DesktopMainMessages
  error: ErrorMessages
  login: LoginMessages
  mail: MailMessages
  network: NetworkMessages
  place: PlaceMessages
  screen: ScreenMessages
  seat: SeatMessages
  sheet: SheetMessages
  shell: ShellMessages
  task: TaskMessages
  taskScreen: TaskScreenMessages
  ui: UiMessages
  validation: ValidationMessages
}
