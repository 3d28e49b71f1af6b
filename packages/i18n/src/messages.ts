// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
import type { AccountMessages } from './messages/account.ts'
import type { AdminAnnouncementMessages } from './messages/adminAnnouncement.ts'
import type { AdminFeedbackMessages } from './messages/adminFeedback.ts'
import type { AdminLedgerMessages } from './messages/adminLedger.ts'
import type { AdminListMessages } from './messages/adminList.ts'
import type { AdminLoginLogMessages } from './messages/adminLoginLog.ts'
import type { AdminOrderMessages } from './messages/adminOrder.ts'
import type { AdminPaymentMessages } from './messages/adminPayment.ts'
import type { AdminUserMessages } from './messages/adminUser.ts'
import type { AnnouncementMessages } from './messages/announcement.ts'
import type { AntiScamMessages } from './messages/antiScam.ts'
import type { AppearanceMessages } from './messages/appearance.ts'
import type { AttentionMessages } from './messages/attention.ts'
import type { AuditMessages } from './messages/audit.ts'
import type { BrowserMessages } from './messages/browser.ts'
import type { BuyMessages } from './messages/buy.ts'
import type { BuyForMessages } from './messages/buyFor.ts'
import type { CalendarMessages } from './messages/calendar.ts'
import type { CapabilityMessages } from './messages/capability.ts'
import type { ChartMessages } from './messages/chart.ts'
import type { CommonMessages } from './messages/common.ts'
import type { ConfigMessages } from './messages/config.ts'
import type { ConsoleMessages } from './messages/console.ts'
import type { DashboardMessages } from './messages/dashboard.ts'
import type { DesktopMessages } from './messages/desktop.ts'
import type { DesktopMainMessages } from './messages/desktop-main.ts'
import type { DesktopLibraryMessages } from './messages/desktopLibrary.ts'
import type { DesktopLogMessages } from './messages/desktopLog.ts'
import type { DesktopSettingsMessages } from './messages/desktopSettings.ts'
import type { DownloadMessages } from './messages/download.ts'
import type { EditorMessages } from './messages/editor.ts'
import type { ErrorMessages } from './messages/error.ts'
import type { FeedbackMessages } from './messages/feedback.ts'
import type { GalleryMessages } from './messages/gallery.ts'
import type { GroupMessages } from './messages/group.ts'
import type { GuardMessages } from './messages/guard.ts'
import type { HeaderMessages } from './messages/header.ts'
import type { HelpMessages } from './messages/help.ts'
import type { ImportMessages } from './messages/import.ts'
import type { KitMessages } from './messages/kit.ts'
import type { LedgerMessages } from './messages/ledger.ts'
import type { LegalMessages } from './messages/legal.ts'
import type { LoginMessages } from './messages/login.ts'
import type { LoginLogMessages } from './messages/loginLog.ts'
import type { MailMessages } from './messages/mail.ts'
import type { MenuMessages } from './messages/menu.ts'
import type { NetworkMessages } from './messages/network.ts'
import type { NewPasswordMessages } from './messages/newPassword.ts'
import type { NotificationMessages } from './messages/notification.ts'
import type { OfficialChannelMessages } from './messages/officialChannel.ts'
import type { OrderMessages } from './messages/order.ts'
import type { OrderScreenMessages } from './messages/orderScreen.ts'
import type { PageMessages } from './messages/page.ts'
import type { PaletteMessages } from './messages/palette.ts'
import type { PayMessages } from './messages/pay.ts'
import type { PeriodMessages } from './messages/period.ts'
import type { PermissionMessages } from './messages/permission.ts'
import type { PlaceMessages } from './messages/place.ts'
import type { PlanMessages } from './messages/plan.ts'
import type { PlatformStatisticsMessages } from './messages/platformStatistics.ts'
import type { PriceMessages } from './messages/price.ts'
import type { ProfileMessages } from './messages/profile.ts'
import type { ProxyMessages } from './messages/proxy.ts'
import type { RechargeMessages } from './messages/recharge.ts'
import type { RegionMessages } from './messages/region.ts'
import type { RegistrationMessages } from './messages/registration.ts'
import type { ReleaseMessages } from './messages/release.ts'
import type { ResourceMessages } from './messages/resource.ts'
import type { RoleMessages } from './messages/role.ts'
import type { RoleNameMessages } from './messages/roleName.ts'
import type { RowPanelMessages } from './messages/rowPanel.ts'
import type { ScreenMessages } from './messages/screen.ts'
import type { ScriptMessages } from './messages/script.ts'
import type { SeatMessages } from './messages/seat.ts'
import type { SecondFactorMessages } from './messages/secondFactor.ts'
import type { SecurityNoticeMessages } from './messages/securityNotice.ts'
import type { SheetMessages } from './messages/sheet.ts'
import type { ShellMessages } from './messages/shell.ts'
import type { StatisticsMessages } from './messages/statistics.ts'
import type { SystemUserMessages } from './messages/systemUser.ts'
import type { TaskMessages } from './messages/task.ts'
import type { TaskBulkMessages } from './messages/taskBulk.ts'
import type { TaskCalendarMessages } from './messages/taskCalendar.ts'
import type { TaskPageMessages } from './messages/taskPage.ts'
import type { TaskRepeatMessages } from './messages/taskRepeat.ts'
import type { TaskScreenMessages } from './messages/taskScreen.ts'
import type { TranslationMessages } from './messages/translation.ts'
import type { TranslationFaultMessages } from './messages/translationFault.ts'
import type { TutorialMessages } from './messages/tutorial.ts'
import type { UiMessages } from './messages/ui.ts'
import type { UploadMessages } from './messages/upload.ts'
import type { UserMessages } from './messages/user.ts'
import type { ValidationMessages } from './messages/validation.ts'
import type { VersionMessages } from './messages/version.ts'
import type { WizardMessages } from './messages/wizard.ts'
import type { WorkbenchMessages } from './messages/workbench.ts'

/** Every namespace with its keys and their parameters. */
export interface Messages {
  account: AccountMessages
  adminAnnouncement: AdminAnnouncementMessages
  adminFeedback: AdminFeedbackMessages
  adminLedger: AdminLedgerMessages
  adminList: AdminListMessages
  adminLoginLog: AdminLoginLogMessages
  adminOrder: AdminOrderMessages
  adminPayment: AdminPaymentMessages
  adminUser: AdminUserMessages
  announcement: AnnouncementMessages
  antiScam: AntiScamMessages
  appearance: AppearanceMessages
  attention: AttentionMessages
  audit: AuditMessages
  browser: BrowserMessages
  buy: BuyMessages
  buyFor: BuyForMessages
  calendar: CalendarMessages
  capability: CapabilityMessages
  chart: ChartMessages
  common: CommonMessages
  config: ConfigMessages
  console: ConsoleMessages
  dashboard: DashboardMessages
  desktop: DesktopMessages
  'desktop-main': DesktopMainMessages
  desktopLibrary: DesktopLibraryMessages
  desktopLog: DesktopLogMessages
  desktopSettings: DesktopSettingsMessages
  download: DownloadMessages
  editor: EditorMessages
  error: ErrorMessages
  feedback: FeedbackMessages
  gallery: GalleryMessages
  group: GroupMessages
  guard: GuardMessages
  header: HeaderMessages
  help: HelpMessages
  import: ImportMessages
  kit: KitMessages
  ledger: LedgerMessages
  legal: LegalMessages
  login: LoginMessages
  loginLog: LoginLogMessages
  mail: MailMessages
  menu: MenuMessages
  network: NetworkMessages
  newPassword: NewPasswordMessages
  notification: NotificationMessages
  officialChannel: OfficialChannelMessages
  order: OrderMessages
  orderScreen: OrderScreenMessages
  page: PageMessages
  palette: PaletteMessages
  pay: PayMessages
  period: PeriodMessages
  permission: PermissionMessages
  place: PlaceMessages
  plan: PlanMessages
  platformStatistics: PlatformStatisticsMessages
  price: PriceMessages
  profile: ProfileMessages
  proxy: ProxyMessages
  recharge: RechargeMessages
  region: RegionMessages
  registration: RegistrationMessages
  release: ReleaseMessages
  resource: ResourceMessages
  role: RoleMessages
  roleName: RoleNameMessages
  rowPanel: RowPanelMessages
  screen: ScreenMessages
  script: ScriptMessages
  seat: SeatMessages
  secondFactor: SecondFactorMessages
  securityNotice: SecurityNoticeMessages
  sheet: SheetMessages
  shell: ShellMessages
  statistics: StatisticsMessages
  systemUser: SystemUserMessages
  task: TaskMessages
  taskBulk: TaskBulkMessages
  taskCalendar: TaskCalendarMessages
  taskPage: TaskPageMessages
  taskRepeat: TaskRepeatMessages
  taskScreen: TaskScreenMessages
  translation: TranslationMessages
  translationFault: TranslationFaultMessages
  tutorial: TutorialMessages
  ui: UiMessages
  upload: UploadMessages
  user: UserMessages
  validation: ValidationMessages
  version: VersionMessages
  wizard: WizardMessages
  workbench: WorkbenchMessages
}
