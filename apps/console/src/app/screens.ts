import { accountScreens } from '../features/account/account.screens.ts'
import { adminAnnouncementScreens } from '../features/admin-announcement/admin-announcement.screens.ts'
import { adminFeedbackScreens } from '../features/admin-feedback/admin-feedback.screens.ts'
import { adminLedgerScreens } from '../features/admin-ledger/admin-ledger.screens.ts'
import { adminListScreens } from '../features/admin-list/admin-list.screens.ts'
import { adminLoginLogScreens } from '../features/admin-login-log/admin-login-log.screens.ts'
import { adminOrderScreens } from '../features/admin-order/admin-order.screens.ts'
import { adminPaymentScreens } from '../features/admin-payment/admin-payment.screens.ts'
import { adminUserScreens } from '../features/admin-user/admin-user.screens.ts'
import { announcementScreens } from '../features/announcement/announcement.screens.ts'
import { antiScamScreens } from '../features/anti-scam/anti-scam.screens.ts'
import { appearanceScreens } from '../features/appearance/appearance.screens.ts'
import { auditScreens } from '../features/audit/audit.screens.ts'
import { buyScreens } from '../features/buy/buy.screens.ts'
import { buyForScreens } from '../features/buy-for/buy-for.screens.ts'
import { configScreens } from '../features/config/config.screens.ts'
import { dashboardScreens } from '../features/dashboard/dashboard.screens.ts'
import { downloadScreens } from '../features/download/download.screens.ts'
import { errorPageScreens } from '../features/error-page/error-page.screens.ts'
import { feedbackScreens } from '../features/feedback/feedback.screens.ts'
import { galleryScreens } from '../features/gallery/gallery.screens.ts'
import { ledgerScreens } from '../features/ledger/ledger.screens.ts'
import { legalScreens } from '../features/legal/legal.screens.ts'
import { loginScreens } from '../features/login/login.screens.ts'
import { loginLogScreens } from '../features/login-log/login-log.screens.ts'
import { menuScreens } from '../features/menu/menu.screens.ts'
import { notificationScreens } from '../features/notification/notification.screens.ts'
import { officialChannelScreens } from '../features/official-channel/official-channel.screens.ts'
import { orderScreens } from '../features/order/order.screens.ts'
import { payScreens } from '../features/pay/pay.screens.ts'
import { planScreens } from '../features/plan/plan.screens.ts'
import { platformStatisticsScreens } from '../features/platform-statistics/platform-statistics.screens.ts'
import { priceScreens } from '../features/price/price.screens.ts'
import { proxyScreens } from '../features/proxy/proxy.screens.ts'
import { rechargeScreens } from '../features/recharge/recharge.screens.ts'
import { registrationScreens } from '../features/registration/registration.screens.ts'
import { resourceScreens } from '../features/resource/resource.screens.ts'
import { roleScreens } from '../features/role/role.screens.ts'
import { scriptScreens } from '../features/script/script.screens.ts'
import { seatScreens } from '../features/seat/seat.screens.ts'
import { secondFactorScreens } from '../features/second-factor/second-factor.screens.ts'
import { statisticsScreens } from '../features/statistics/statistics.screens.ts'
import { systemUserScreens } from '../features/system-user/system-user.screens.ts'
import { taskScreens } from '../features/task/task.screens.ts'
import { tutorialScreens } from '../features/tutorial/tutorial.screens.ts'
import { userScreens } from '../features/user/user.screens.ts'
import { versionScreens } from '../features/version/version.screens.ts'
import type { Screen } from '../shared/screen/screen.ts'

/** Every screen of the console, in the order of the sidebar: routes, guard, sidebar and tabs follow from this list alone. */
export const screens: readonly Screen[] = [
  ...dashboardScreens,
  ...taskScreens,
  ...resourceScreens,
  ...accountScreens,
  ...seatScreens,
  ...proxyScreens,
  ...scriptScreens,
  ...planScreens,
  ...statisticsScreens,
  ...rechargeScreens,
  ...buyScreens,
  ...orderScreens,
  ...ledgerScreens,
  ...loginLogScreens,
  ...announcementScreens,
  ...adminOrderScreens,
  ...adminLedgerScreens,
  ...adminPaymentScreens,
  ...adminLoginLogScreens,
  ...priceScreens,
  ...buyForScreens,
  ...adminUserScreens,
  ...adminAnnouncementScreens,
  ...versionScreens,
  ...configScreens,
  ...adminListScreens,
  ...adminFeedbackScreens,
  ...officialChannelScreens,
  ...systemUserScreens,
  ...roleScreens,
  ...menuScreens,
  ...auditScreens,
  ...platformStatisticsScreens,
  ...galleryScreens,
  ...userScreens,
  ...notificationScreens,
  ...feedbackScreens,
  ...appearanceScreens,
  ...loginScreens,
  ...payScreens,
  ...downloadScreens,
  ...registrationScreens,
  ...secondFactorScreens,
  ...tutorialScreens,
  ...antiScamScreens,
  ...legalScreens,
  ...errorPageScreens,
]
