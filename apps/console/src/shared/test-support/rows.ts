import type { AdminProxy } from '@seaport/contract/desk/proxy.schema'
import type { AdminOrder, Payment, TierSnapshot } from '@seaport/contract/money/order.schema'
import type { AdminUser } from '@seaport/contract/people/admin-user.schema'
import type { AdminLoginLog } from '@seaport/contract/people/login-log.schema'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import type { Release } from '@seaport/contract/platform/release.schema'
import type { AdminAccount, AdminSeat, AdminTask } from '@seaport/contract/work/admin-list.schema'
import { daysAgo } from './shown-cells.tsx'

// Rows as the API returns them. Each field of a row has its own value, so that a cell that shows the wrong field fails its test.

const owner = { id: 'u1', email: 'lê@example.test', username: 'Lê Hằng' }
const person = {
  ...owner,
  phone: '+84 90',
  contact: 'zalo:le',
  industry: 'retail',
  team_size: '2-10',
  remark: '备注',
  status: 'normal',
  plan: 'professional',
  balance: '12.50',
  port_num: 9,
  port_occupy_num: 4,
  port_expire_time: '2026-03-20T08:00:00.000Z',
} as const

const seat = { id: 's1', name: 'Ca sáng', seat_code: '100123' }

export const userInfoRow: UserInfo = {
  ...person,
  avatar: null,
  is_active: true,
  is_superuser: false,
  registered_at: '2026-01-03T09:00:00.000Z',
  unread_count: 0,
  impersonated_by: null,
}

export const userRow = (change: Partial<AdminUser> = {}): AdminUser => ({
  ...person,
  registration_time: '2026-01-03T09:00:00.000Z',
  last_login_time: '2026-03-08T08:00:00.000Z',
  gifted_time: '2026-02-04T10:00:00.000Z',
  wallet_type: 'usd',
  port_allocated: 7,
  role: { id: 'r1', name: 'Kế toán' },
  second_factor: false,
  ...change,
})

export const seatRow = (change: Partial<AdminSeat> = {}): AdminSeat => ({
  ...seat,
  user: owner,
  online: false,
  enabled: true,
  allocated: 9,
  occupied: 4,
  open_accounts: 2,
  assigned_accounts: 6,
  device: { kind: 'desktop', name: 'MÁY-07', platform: 'win32', bound_at: '2026-03-03T08:00:00.000Z' },
  last_seen_at: daysAgo(2),
  last_login_at: '2026-03-04T08:00:00.000Z',
  created_at: '2026-03-02T08:00:00.000Z',
  remark: '早班',
  ...change,
})

export const accountRow = (): AdminAccount => ({
  id: 'a1',
  account: 'trà_sen',
  nickname: '茶花 🌸',
  sign_in_name: 'sen@example.test',
  network: 'instagram',
  type: 'promotion',
  availability: 'normal',
  login_status: 'logged_in',
  online: false,
  user: owner,
  seat,
  proxy: {
    id: 'p1',
    scheme: 'socks5',
    ip: '203.0.113.9',
    port: 1080,
    status: 'normal',
    exit_address: '198.51.100.4',
    exit_country: 'VN',
  },
  follower_count: 4321,
  country: 'VN',
  time_zone: 'Asia/Ho_Chi_Minh',
  import_type: 'list',
  imported_at: daysAgo(3),
  unblock_count: 2,
  blocked_at: null,
  blocked_reason: null,
})

export const proxyRow = (change: Partial<AdminProxy> = {}): AdminProxy => ({
  id: 'p1',
  user: owner,
  scheme: 'socks5',
  ip: '203.0.113.9',
  port: 1080,
  username: 'nhà',
  has_password: true,
  status: 'abnormal',
  error: 'proxy_unreachable',
  error_message: 'refused',
  response_ms: 217,
  exit_address: '198.51.100.4',
  exit_country: 'VN',
  last_detected_at: daysAgo(1),
  allocated: 2,
  allocation_limit: 5,
  concurrency_limit: null,
  group: { id: 'g1', name: '越南 nhóm' },
  remark: 'dự phòng',
  created_at: daysAgo(9),
  ...change,
})

export const taskRow = (): AdminTask => ({
  id: 't1',
  number: 41,
  name: 'Trà 茶',
  user: owner,
  kind: 'collect_followers',
  status: 'error',
  network: 'x',
  created_by: 'supervisor',
  executor: 'api',
  account: { id: 'a1', account: 'trà_sen' },
  seat: { ...seat, online: false },
  batch: null,
  actual_count: 30,
  target_count: 120,
  pages: 2,
  created_at: daysAgo(4),
  scheduled_at: '2026-03-01T07:00:00.000Z',
  started_at: '2026-03-02T08:00:00.000Z',
  ended_at: '2026-03-03T09:00:00.000Z',
  end_reason: 'retries_spent',
  parked_until: null,
  park_reason: null,
  late_minutes: 0,
})

export const tierRow: TierSnapshot = {
  id: 'tier-1',
  min_quantity: 2,
  max_quantity: 19,
  min_days: 30,
  max_days: 89,
  port_unit_price: '0.50',
  duration_rate: '0.9',
  discount: '0.8',
}

export const orderRow = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  order_no: 'B20260302-7',
  user_id: owner.id,
  email: owner.email,
  order_type: 2,
  status: 'paid',
  amount: '100.10',
  paid_amount: '100.17',
  payment_type: null,
  quantity: 3,
  days: 30,
  tier: null,
  extension: { days: 12, quantity: 8, list_price: '20.40', payment_price: '15.30', tier: tierRow },
  list_price: '120.20',
  payment_price: '99.90',
  created_at: '2026-03-02T08:00:00.000Z',
  paid_at: '2026-03-03T09:00:00.000Z',
  ended_at: '2026-03-04T10:00:00.000Z',
  expire_time: '2026-03-05T11:00:00.000Z',
  port_expire_time: '2026-04-06T12:00:00.000Z',
  payment_id: 'tx-77',
  remark: '备注 ghi chú',
  ...change,
})

/** A paid recharge: it has no ports, days or prices. */
export const rechargeRow = (change: Partial<AdminOrder> = {}): AdminOrder =>
  orderRow({
    order_type: 1,
    payment_type: 0,
    quantity: null,
    days: null,
    extension: null,
    list_price: null,
    payment_price: null,
    port_expire_time: null,
    ...change,
  })

export const paymentRow: Payment = {
  id: 'tx-77',
  email: owner.email,
  user_id: owner.id,
  paid_amount: '100.17',
  status: 'parked',
  park_reason: 'order_over',
  received_at: '2026-03-02T08:00:00.000Z',
  order_no: 'R-1',
  remark: '备注',
  settled_order_no: 'R-2',
  settled_at: '2026-03-03T09:00:00.000Z',
  report: '{}',
}

export const auditRow = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'e1',
  time: '2026-03-02T08:00:00.000Z',
  actor: { id: 'u0', email: 'op@example.test' },
  as_user: null,
  action: 'seat.disable',
  user: owner,
  before: { name: 'a' },
  after: { name: 'b' },
  ip: '203.0.113.9',
  subject: 'seat-1',
  request_id: 'r1',
  ...change,
})

export const loginRow = (change: Partial<AdminLoginLog> = {}): AdminLoginLog => ({
  id: 'l1',
  user_id: owner.id,
  login_time: '2026-03-02T08:00:00.000Z',
  email: owner.email,
  seat_id: seat.id,
  seat_code: seat.seat_code,
  seat_name: seat.name,
  outcome: 'wrong_password',
  ip: '203.0.113.9',
  country_code: 'VN',
  address: 'Hà Nội',
  system_type: 'Windows 11',
  browser_language: 'vi-VN',
  kernel: 'Chrome 140',
  detail: 'MÁY-07',
  ...change,
})

export const releaseRow = (change: Partial<Release> = {}): Release => ({
  id: 'v1',
  version: '2.1.0-beta.1',
  state: 'published',
  percent: 40,
  minimum_version: '1.9.0',
  created_at: '2026-03-02T08:00:00.000Z',
  published_at: '2026-03-03T09:00:00.000Z',
  files: [
    { name: 'a', size: 5, downloads: 7, complete: true, missing: [] },
    { name: 'b', size: 5, downloads: 8, complete: true, missing: [] },
  ],
  ...change,
})
