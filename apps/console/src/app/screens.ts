import { accountScreens } from '../features/account/account.public.ts'
import { adminAnnouncementScreens } from '../features/admin-announcement/admin-announcement.public.ts'
import { adminFeedbackScreens } from '../features/admin-feedback/admin-feedback.public.ts'
import { adminLedgerScreens } from '../features/admin-ledger/admin-ledger.public.ts'
import { adminListScreens } from '../features/admin-list/admin-list.public.ts'
import { adminLoginLogScreens } from '../features/admin-login-log/admin-login-log.public.ts'
import { adminOrderScreens } from '../features/admin-order/admin-order.public.ts'
import { adminPaymentScreens } from '../features/admin-payment/admin-payment.public.ts'
import { adminUserScreens } from '../features/admin-user/admin-user.public.ts'
import { announcementScreens } from '../features/announcement/announcement.public.ts'
import { antiScamScreens } from '../features/anti-scam/anti-scam.public.ts'
import { appearanceScreens } from '../features/appearance/appearance.public.ts'
import { auditScreens } from '../features/audit/audit.public.ts'
import { buyScreens } from '../features/buy/buy.public.ts'
import { buyForScreens } from '../features/buy-for/buy-for.public.ts'
import { configScreens } from '../features/config/config.public.ts'
import { dashboardScreens } from '../features/dashboard/dashboard.public.ts'
import { downloadScreens } from '../features/download/download.public.ts'
import { errorPageScreens } from '../features/error-page/error-page.public.ts'
import { feedbackScreens } from '../features/feedback/feedback.public.ts'
import { galleryScreens } from '../features/gallery/gallery.public.ts'
import { ledgerScreens } from '../features/ledger/ledger.public.ts'
import { legalScreens } from '../features/legal/legal.public.ts'
import { loginScreens } from '../features/login/login.public.ts'
import { loginLogScreens } from '../features/login-log/login-log.public.ts'
import { menuScreens } from '../features/menu/menu.public.ts'
import { notificationScreens } from '../features/notification/notification.public.ts'
import { officialChannelScreens } from '../features/official-channel/official-channel.public.ts'
import { orderScreens } from '../features/order/order.public.ts'
import { payScreens } from '../features/pay/pay.public.ts'
import { planScreens } from '../features/plan/plan.public.ts'
import { platformStatisticsScreens } from '../features/platform-statistics/platform-statistics.public.ts'
import { priceScreens } from '../features/price/price.public.ts'
import { proxyScreens } from '../features/proxy/proxy.public.ts'
import { rechargeScreens } from '../features/recharge/recharge.public.ts'
import { registrationScreens } from '../features/registration/registration.public.ts'
import { resourceScreens } from '../features/resource/resource.public.ts'
import { roleScreens } from '../features/role/role.public.ts'
import { scriptScreens } from '../features/script/script.public.ts'
import { seatScreens } from '../features/seat/seat.public.ts'
import { secondFactorScreens } from '../features/second-factor/second-factor.public.ts'
import { statisticsScreens } from '../features/statistics/statistics.public.ts'
import { systemUserScreens } from '../features/system-user/system-user.public.ts'
import { taskScreens } from '../features/task/task.public.ts'
import { tutorialScreens } from '../features/tutorial/tutorial.public.ts'
import { userScreens } from '../features/user/user.public.ts'
import { versionScreens } from '../features/version/version.public.ts'
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
