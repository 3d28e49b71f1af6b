import { listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { adminListProxies, listProxies, proxyGroups } from '@seaport/contract/desk/proxy'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { sortKey } from '@seaport/contract/kernel/fold'
import { adminListPurchases, listCustomers, listPayers } from '@seaport/contract/money/customer'
import { adminListOrders, adminListPayments, listOrders, listPurchases } from '@seaport/contract/money/order'
import { adminListLedger, listLedger } from '@seaport/contract/money/wallet'
import { listSystemUsers, listUsers } from '@seaport/contract/people/admin-user'
import { adminListLoginLog, listLoginLog } from '@seaport/contract/people/login-log'
import { listRoles } from '@seaport/contract/people/role'
import { adminListAnnouncements, listAnnouncements } from '@seaport/contract/platform/announcement'
import { listAuditLog } from '@seaport/contract/platform/audit'
import { listOutbox } from '@seaport/contract/platform/email'
import { adminListFeedback, listFeedback } from '@seaport/contract/platform/feedback'
import { adminListChannels } from '@seaport/contract/platform/official-channel'
import { listVersions, versionLog } from '@seaport/contract/platform/version'
import {
  adminListAccounts,
  adminListSeats,
  adminListSeatsOf,
  adminListTasks,
  adminListTaskTargets,
} from '@seaport/contract/work/admin-list'
import { listOptOuts } from '@seaport/contract/work/opt-out'
import { listResources } from '@seaport/contract/work/resource'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { listScripts, scriptGroups } from '@seaport/contract/work/script'
import { listSeatResources } from '@seaport/contract/work/seat-resource'
import { listTaskResources, listTasks, listTaskTargets } from '@seaport/contract/work/task'
import { taskKinds } from '@seaport/contract/work/task-kind'
import { taskStates } from '@seaport/contract/work/task-state'
import { listWebhookDeliveries } from '@seaport/contract/work/webhook'
import { atLeast, atMost, before, is, type KnownList, list, ofAnswer, times } from './list-rules.ts'

/** What rules have to know beside the rows. */
export interface Known {
  supervisorId: string
  seats: readonly Seat[]
  /** A task that collected something. */
  taskId: string
  /** Ids of what that task collected. */
  collected: readonly string[]
  /** A task with targets. */
  promotionId: string
  /** A task of the seat that collected something, and ids of what it collected. */
  seatTaskId: string
  seatCollected: readonly string[]
  /** An account that was blocked, and a webhook with messages. */
  blockedId: string
  webhookId: string
  /** Now, on the server's clock. */
  now: number
}

const DAY = 24 * 60 * 60 * 1000

const ofUser = is<{ user: { id: string } }>(({ user }) => user.id)
const ofUserId = is<{ user_id: string | null }>(({ user_id }) => user_id)
const byName = { name: ({ name }: { name: string }) => sortKey(name) }
const nameSearched = { searched: ({ name }: { name: string }) => [name] }
const ofSeat = is<{ seat: { id: string } | null }>(({ seat }) => seat?.id ?? 'none')
const ofAccount = is<{ account: { id: string } }>(({ account }) => account.id)
const ofFamily = is<{ kind: keyof typeof taskKinds }>(({ kind }) => taskKinds[kind].family)
const created = times<{ created_at: string }>(({ created_at }) => created_at)
const timed = times<{ time: string }>(({ time }) => time)
const loggedIn = {
  ...times<{ login_time: string }>(({ login_time }) => login_time),
  place: is<{ seat_id: string | null }>(({ seat_id }) => (seat_id === null ? 'console' : 'seat')),
}

function desk({ seats, blockedId }: Known): KnownList[] {
  /** Whether a task could be created for an account of the seat. */
  const isUsable = (seatId: string | undefined) =>
    seats.some(({ id, enabled, occupied, allocated }) => id === seatId && enabled && occupied < allocated)
  return [
    list(listAccounts, 'supervisor', {
      filters: {
        seat_id: ofSeat,
        proxy_id: is(({ proxy }) => proxy?.id ?? 'none'),
        usable: is(({ availability, seat }) => availability === 'normal' && isUsable(seat?.id)),
      },
      searched: ({ account, nickname, seat }) => [account, nickname, seat?.name, seat?.seat_code],
      counted: {
        normal: ({ availability }) => availability === 'normal',
        abnormal: ({ availability }) => availability === 'abnormal',
        no_seat: ({ seat }) => seat === null,
        no_proxy: ({ proxy }) => proxy === null,
      },
    }),
    list(listSeats, 'supervisor', {
      sorts: byName,
      searched: ({ name, seat_code, remark }) => [name, seat_code, remark],
      counted: {
        online: ({ online }) => online,
        offline: ({ online, enabled }) => enabled && !online,
        disabled: ({ enabled }) => !enabled,
      },
    }),
    list(listProxies, 'supervisor', {
      filters: { group_id: is(({ group }) => group.id) },
      searched: ({ ip, remark }) => [ip, remark],
      counted: {
        unchecked: ({ status }) => status === 'unchecked',
        checking: ({ status }) => status === 'checking',
        normal: ({ status }) => status === 'normal',
        abnormal: ({ status }) => status === 'abnormal',
      },
    }),
    list(proxyGroups.list, 'supervisor', { sorts: byName, ...nameSearched }),
    list(listAccountBlocks, 'supervisor', { params: { id: blockedId } }),
  ]
}

/** What a task collected. */
const collectedBy = (taskId: string, collected: readonly string[]) => ({
  values: () => [taskId],
  holds: ({ id }: { id: string }) => collected.includes(id),
})

function work({ taskId, collected, promotionId, ...known }: Known): KnownList[] {
  return [
    list(listTasks, 'supervisor', {
      sorts: byName,
      filters: {
        seat_id: ofSeat,
        account_id: ofAccount,
        family: ofFamily,
        batch_id: is(({ batch }) => batch?.id),
        ended_from: atLeast(({ ended_at }) => ended_at),
      },
      searched: ({ name, account }) => [name, account.account],
      counted: Object.fromEntries(taskStates.map((state) => [state, ({ status }) => status === state])),
    }),
    list(listTaskTargets, 'supervisor', { params: { id: promotionId } }),
    list(listTaskResources, 'supervisor', {
      params: { id: taskId },
      sorts: byName,
      searched: ({ name, handle, content, location }) => [name, handle, content, location],
    }),
    list(listResources, 'supervisor', {
      sorts: byName,
      filters: {
        task_id: collectedBy(taskId, collected),
        group_id: is(({ group }) => group?.id ?? 'none'),
        seen_from: atLeast(({ seen_at }) => seen_at),
        seen_to: before(({ seen_at }) => seen_at),
        followers_min: atLeast(({ followers }) => followers),
        followers_max: atMost(({ followers }) => followers),
        location: is(({ location }) => location || null),
      },
      searched: ({ name, handle, content, location }) => [name, handle, content, location],
    }),
    list(resourceGroups.list, 'supervisor', { sorts: byName, ...nameSearched }),
    list(listScripts, 'supervisor', {
      sorts: { title: ({ title }) => sortKey(title) },
      filters: { network: is(({ networks }) => networks), group_id: is(({ group }) => group?.id ?? 'none') },
      searched: ({ title, text }) => [title, text],
    }),
    list(scriptGroups.list, 'supervisor', { sorts: byName, ...nameSearched }),
    list(listOptOuts, 'supervisor'),
    list(listSeatResources, 'seat', {
      sorts: byName,
      filters: { task_id: collectedBy(known.seatTaskId, known.seatCollected) },
      searched: ({ name, handle, content, location }) => [name, handle, content, location],
    }),
    list(listWebhookDeliveries, 'supervisor', { params: { id: known.webhookId } }),
  ]
}

function money(): KnownList[] {
  const orderNo = ({ order_no }: { order_no: string }) => [order_no]
  const withOwner = ({ order_no, email }: { order_no: string; email: string }) => [order_no, email]
  const ofOwner = { ...created, user_id: ofUserId }
  const person = ({ email, username }: { email: string; username: string }) => [email, username]
  return [
    list(listOrders, 'supervisor', { filters: created, searched: orderNo }),
    list(listPurchases, 'supervisor', { filters: created, searched: orderNo }),
    list(adminListOrders, 'owner', { filters: ofOwner, searched: withOwner }),
    list(adminListPurchases, 'owner', { filters: ofOwner, searched: withOwner }),
    list(adminListPayments, 'owner', { searched: ({ id, order_no, email }) => [id, order_no, email] }),
    list(listCustomers, 'owner', { searched: person }),
    list(listPayers, 'owner', { searched: person }),
    list(listLedger, 'supervisor', {
      filters: timed,
      searched: ({ order_no, remark }) => [order_no, remark],
    }),
    list(adminListLedger, 'owner', {
      filters: { ...timed, user_id: ofUserId },
      searched: ({ email }) => [email],
    }),
  ]
}

function people({ now }: Known): KnownList[] {
  return [
    list(listUsers, 'owner', {
      sorts: {
        created_at: ({ registration_time }) => registration_time,
        last_login_at: ({ last_login_time }) => last_login_time,
        balance: ({ balance }) => Number(balance),
        port_expire_at: ({ port_expire_time }) => port_expire_time,
      },
      filters: {
        ...times<{ registration_time: string }>(({ registration_time }) => registration_time),
        role_id: is(({ role }) => role.id),
        term: is(({ port_num, port_expire_time }) => {
          const left = port_expire_time === null ? Number.NaN : Date.parse(port_expire_time) - now
          if (port_num === 0) return null
          return left <= 0 ? 'ended' : left <= 7 * DAY ? 'ending' : null
        }),
      },
      searched: ({ email, username, contact, phone, remark }) => [email, username, contact, phone, remark],
    }),
    list(listSystemUsers, 'owner', {
      sorts: { last_login_at: ({ last_login_time }) => last_login_time },
      filters: { role_id: is(({ role }) => role.id) },
      searched: ({ email, username, phone, remark }) => [email, username, phone, remark],
    }),
    list(listRoles, 'owner', { sorts: byName, ...nameSearched }),
    list(listLoginLog, 'supervisor', {
      filters: loggedIn,
      searched: ({ ip, seat_code }) => [ip, seat_code],
    }),
    list(adminListLoginLog, 'owner', {
      filters: { ...loggedIn, user_id: ofUserId },
      searched: ({ ip, seat_code, email }) => [ip, seat_code, email],
    }),
  ]
}

function platform(): KnownList[] {
  const shown = times<{ published_at: string }>(({ published_at }) => published_at)
  return [
    list(listAnnouncements, 'supervisor', {
      filters: { ...timed, language: ofAnswer },
    }),
    list(adminListAnnouncements, 'owner', {
      filters: shown,
      searched: ({ texts }) => Object.values(texts).flatMap(({ title, content }) => [title, content]),
    }),
    list(listAuditLog, 'owner', {
      filters: {
        ...timed,
        actor_id: is(({ actor }) => actor.id),
        user_id: is(({ user }) => user?.id),
      },
      searched: ({ actor }) => [actor.email],
    }),
    list(listOutbox, 'owner'),
    list(listFeedback, 'supervisor'),
    list(adminListFeedback, 'owner', { searched: ({ text, user }) => [text, user.email, user.username] }),
    list(adminListChannels, 'owner', { searched: ({ value, label, notes }) => [value, label, notes] }),
    list(listVersions, 'owner', { searched: ({ version, notes }) => [version, notes] }),
    list(versionLog, 'owner', { filters: { language: ofAnswer } }),
  ]
}

function everywhere({ supervisorId, promotionId }: Known): KnownList[] {
  return [
    list(adminListSeats, 'owner', {
      filters: { user_id: ofUser },
      searched: ({ name, seat_code, remark, user }) => [name, seat_code, remark, user.email],
    }),
    list(adminListSeatsOf, 'owner', {
      params: { id: supervisorId },
      searched: ({ name, seat_code, remark, user }) => [name, seat_code, remark, user.email],
    }),
    list(adminListAccounts, 'owner', {
      filters: { user_id: ofUser, seat_id: ofSeat },
      searched: ({ account, nickname, user }) => [account, nickname, user.email],
    }),
    list(adminListTasks, 'owner', {
      filters: { user_id: ofUser, seat_id: ofSeat, account_id: ofAccount, family: ofFamily },
      searched: ({ name, account, user }) => [name, account.account, user.email],
    }),
    list(adminListTaskTargets, 'owner', { params: { id: promotionId } }),
    list(adminListProxies, 'owner', {
      filters: { user_id: ofUser },
      searched: ({ ip, remark, group, user }) => [ip, remark, group.name, user.email],
    }),
  ]
}

/** Every list that has pages. */
export function everyList(known: Known): KnownList[] {
  return [...desk(known), ...work(known), ...money(), ...people(known), ...platform(), ...everywhere(known)]
}
