import * as order from '@seaport/contract/money/order'
import { listPriceTiers } from '@seaport/contract/money/price'
import { exportLedger, listLedger } from '@seaport/contract/money/wallet'
import * as loginLog from '@seaport/contract/people/login-log'
import * as registration from '@seaport/contract/people/registration'
import * as session from '@seaport/contract/people/session'
import { systemConfig } from '@seaport/contract/people/system'
import * as user from '@seaport/contract/people/user'
import * as announcement from '@seaport/contract/platform/announcement'
import { getMenu } from '@seaport/contract/platform/menu'
import * as version from '@seaport/contract/platform/version'
import { getAttention } from '@seaport/contract/work/attention'
import { searchEverything } from '@seaport/contract/work/search'
import * as stats from '@seaport/contract/work/stats'
import { newId } from '../../kernel/id.ts'
import { codeFor, newEmail, registration as registrationOf } from '../mail.ts'
import { signedCallback } from '../money.ts'
import { createUser, PASSWORD } from '../people.ts'
import { newAnnouncement } from './admin.ts'
import { enterAs } from './enter-as.ts'
import { type Home, idOf } from './home.ts'
import { worked } from './library.ts'
import { openOrder, rich } from './money.ts'
import { notificationStops } from './notification.ts'
import { factorStops } from './second-factor.ts'
import { type Stop, stop } from './stop.ts'

const period = { period: 'seven_days' as const, time_zone: 'Asia/Hong_Kong' }
/** A user whose session or password may end with the call. */
const guest = ({ server }: Home) => createUser(server)

/** A code that stays readable: mails are held as long as nobody has set up a mail server. */
const heldCode = async ({ server, owner }: Home, email: string, purpose: 'register' | 'reset') => {
  await server.installation.database.db.deleteFrom('email_config').execute()
  return codeFor(server, owner, email, purpose)
}
/** An address without any request yet. */
const fromAnywhere = () => ({
  'x-forwarded-for': `2001:db8:${[1, 2].map(() => Math.floor(0x1000 + Math.random() * 0xf000).toString(16)).join(':')}::7`,
})

/** What people do with themselves, their money and their news. */
export const peopleStops: Stop[] = [
  stop(systemConfig, () => ({})),
  stop(registration.sendEmailCode, () => ({
    body: { email: newEmail(), purpose: 'register' },
    headers: fromAnywhere(),
  })),
  stop(registration.register, async (home) => {
    const email = newEmail()
    return { body: registrationOf(email, await heldCode(home, email, 'register')), headers: fromAnywhere() }
  }),
  stop(registration.resetPassword, async (home) => {
    const { email } = await guest(home)
    const code = await heldCode(home, email, 'reset')
    return { body: { email, code, password: PASSWORD, confirm_password: PASSWORD } }
  }),
  stop(session.login, async ({ supervisor: { email } }) => ({ body: { email, password: PASSWORD } })),
  stop(session.logout, async (home) => ({ as: (await guest(home)).as })),
  stop(session.changePassword, async (home) => ({
    body: { old_password: PASSWORD, new_password: `${PASSWORD}-2` },
    as: (await guest(home)).as,
  })),
  stop(session.listSessions, () => ({})),
  stop(session.endSession, async ({ server, supervisor }) => {
    const body = { email: supervisor.email, password: PASSWORD }
    const { token } = await server.call(session.login, { body })
    const as = async () => ({ token, user_id: supervisor.id })
    const { list } = await server.call(session.listSessions, {}, { as })
    return { params: { id: list.find(({ current }) => current)?.id ?? '' } }
  }),
  stop(session.switchAdmin, async (home) => enterAs(home)),
  ...factorStops,
  ...notificationStops,

  stop(user.userInfo, () => ({})),
  stop(user.userPermission, () => ({})),
  stop(user.updateUserInfo, () => ({ body: { contact: 'tour' } })),
  stop(getMenu, () => ({})),
  stop(loginLog.exportLoginLog, () => ({ query: { search: 'a', period: 'one_month', format: 'csv' } })),
  stop(loginLog.listLoginLog, () => ({ query: { search: 'a', period: 'one_month' } })),
  stop(listLedger, () => ({ query: { order_no: '1', search: 'a', period: 'one_month' } })),
  stop(exportLedger, () => ({ query: { search: 'a', period: 'one_month', format: 'csv' } })),
  stop(listPriceTiers, () => ({})),
  stop(order.createOrder, async (home) => ({
    body: { order_type: 2, quantity: 1, days: 30 },
    as: (await rich(home)).as,
  })),
  stop(order.quoteOrder, async (home) => ({
    body: { order_type: 2, quantity: 1, days: 30 },
    as: (await rich(home)).as,
  })),
  stop(order.listOrders, () => ({ query: { search: '1', status: 'paid', order_type: 1 } })),
  stop(order.exportOrders, () => ({ query: { search: '1', status: 'paid', format: 'csv' } })),
  stop(order.listPurchases, () => ({ query: { search: '1', period: 'one_month' } })),
  stop(order.getOrder, async (home) => ({ params: { order_no: (await openOrder(home)).order_no } })),
  stop(order.payCallback, async (home) => {
    const { order_no, paid_amount } = await openOrder(home)
    const body = { payment_id: newId(), order_no, paid_amount }
    return { body, headers: signedCallback(home.server, body) }
  }),

  stop(announcement.listAnnouncements, () => ({ query: { search: 'a', period: 'one_month' } })),
  stop(announcement.getAnnouncement, (home) => idOf(newAnnouncement(home)), { shared: 'everybody' }),
  stop(announcement.readAnnouncement, (home) => idOf(newAnnouncement(home)), { shared: 'everybody' }),
  stop(announcement.readAllAnnouncements, () => ({})),
  stop(version.latestVersion, () => ({ query: { language: 'cn' } })),
  stop(version.versionLog, () => ({ query: { language: 'cn' } })),

  stop(getAttention, () => ({})),
  stop(searchEverything, () => ({ query: { text: '#12' } })),
  stop(stats.getDashboard, async (home) => {
    await worked(home)
    return { query: { time_zone: 'Asia/Hong_Kong' } }
  }),
  stop(stats.getRanking, async (home) => {
    await worked(home)
    return { query: period }
  }),
  stop(stats.getResourceStats, async (home) => {
    await worked(home)
    return { query: { ...period, seat_id: home.seat.id } }
  }),
  stop(stats.getTaskStats, async (home) => {
    await worked(home)
    return { query: { ...period, seat_id: home.seat.id } }
  }),
]
