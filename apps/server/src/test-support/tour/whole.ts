import * as account from '@seaport/contract/desk/account'
import * as accountImport from '@seaport/contract/desk/account-import'
import * as proxies from '@seaport/contract/desk/proxy'
import * as seat from '@seaport/contract/desk/seat'
import { reportAccount } from '@seaport/contract/desk/seat-session'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { buyForCustomer, quoteForCustomer } from '@seaport/contract/money/customer'
import { createOrder } from '@seaport/contract/money/order'
import { updatePriceTier } from '@seaport/contract/money/price'
import * as people from '@seaport/contract/people/admin-user'
import { updateRole } from '@seaport/contract/people/role'
import { updateUserInfo } from '@seaport/contract/people/user'
import * as announcement from '@seaport/contract/platform/announcement'
import { putEmailConfig } from '@seaport/contract/platform/email'
import * as menu from '@seaport/contract/platform/menu'
import { putNetworkConfig } from '@seaport/contract/platform/network-config'
import * as channel from '@seaport/contract/platform/official-channel'
import * as release from '@seaport/contract/platform/release'
import { changeSettings } from '@seaport/contract/platform/setting'
import * as version from '@seaport/contract/platform/version'
import * as optOut from '@seaport/contract/work/opt-out'
import * as runner from '@seaport/contract/work/runner'
import * as script from '@seaport/contract/work/script'
import * as task from '@seaport/contract/work/task'
import { createTasks } from '@seaport/contract/work/task-batch'
import { estimateTask } from '@seaport/contract/work/task-cost'
import * as taskRepeat from '@seaport/contract/work/task-repeat'
import { png } from '../media.ts'
import { addTask, taskIn } from '../scene.ts'
import { type Home, idOf, proxy, proxyGroup, sceneOf } from './home.ts'
import { sheet } from './library.ts'
import { rich } from './money.ts'
import { type Stop, stop, type Visit } from './stop.ts'
import { stopsOf } from './tour.ts'

type Body = Record<string, unknown>

/** A call of the tour with other members in its body, of those that it may leave out. */
function whole(endpoint: Endpoint, more: Body | ((home: Home, visit: Visit) => Promise<Body> | Body)): Stop {
  const [plain] = stopsOf(endpoint)
  return stop(endpoint, async (home) => {
    const visit = (await plain?.prepare(home)) ?? {}
    const added = typeof more === 'function' ? await more(home, visit) : more
    return { ...visit, body: { ...(visit.body as Body), ...added } }
  })
}

const HOUR = 3_600_000
const inHours = ({ server }: Home, hours: number) => new Date(server.clock.now() + hours * HOUR).toISOString()
const reachable = { phone: '+84 (28) 3823-9999', remark: 'Ghi chú 備註 🫖' }
const company = { industry: 'retail', team_size: '11-50', contact: 'Zalo: Nguyễn Thị Ánh' }
const used = { type: 'personal', time_zone: 'Asia/Ho_Chi_Minh' }
const place = { ...used, country: 'VN' }
const texts = {
  hk: { title: '維護通知', content: '**今晚**' },
  vi: { title: 'Bảo trì', content: 'Đêm nay' },
}
const titles = { cn: '港口', hk: '碼頭', en: 'Ports', vi: 'Cổng' }
const sum = (letter: string) => letter.repeat(128)
const addressesOf = (number: string) => ({
  intel: `https://downloads.example.com/${number}/intel.dmg`,
  m1: `https://downloads.example.com/${number}/m1.dmg`,
  windows: `https://downloads.example.com/${number}/windows.exe`,
  files: {
    intel: { size: 101, sha512: sum('a') },
    m1: { size: 202, sha512: sum('b') },
    windows: { size: 303, sha512: sum('c') },
  },
  notes: '- Sửa lỗi 修復',
})
const atThree = { mode: 'at', at: '2027-03-14T03:00:00.000Z' }
const spent = {
  actual_count: 2,
  pages: 3,
  cost: 4_000,
  targets: [
    { position: 0, outcome: 'done', reason: null, collected: 2 },
    { position: 1, outcome: 'skipped', reason: 'target_missing', collected: 0 },
  ],
}
const profile = {
  external_id: '17841400000000001',
  nickname: 'Trà Sen 蓮',
  follower_count: 12_345,
  country: 'HK',
}

/** @returns what a port costs for thirty days */
const priceOf = async ({ server, owner }: Home, id: string) => {
  const query = { order_type: 2, quantity: 1, days: 30 } as const
  return (await server.call(quoteForCustomer, { params: { id }, query }, owner)).payment_price
}
/** Announced to nobody yet. */
const waitingAnnouncement = (home: Home) => {
  const texts = { en: { title: 'Tour', content: 'Tour' }, cn: { title: '甲', content: '甲' } }
  const body = { type: 'system' as const, texts, published_at: inHours(home, 5) }
  return home.server.call(announcement.createAnnouncement, { body }, home.owner)
}

/** With what the calls of the tour leave out. */
const wholeStops: Stop[] = [
  whole(account.createAccount, ({ seat: { id } }) => ({
    ...place,
    nickname: 'Trà 茶',
    sign_in_name: 'tra@example.test',
    seat_id: id,
  })),
  whole(account.importAccounts, async (home) => {
    const { ip, port } = await proxy(home)
    return {
      ...used,
      dry_run: false,
      rows: [
        {
          account: 'tra_import',
          nickname: 'Trà 茶',
          network: 'X (sandbox)',
          type: 'promotion',
          time_zone: 'Asia/Hong_Kong',
          country: 'HK',
          seat: home.seat.seatCode,
          proxy: `http://${ip}:${port}`,
          sign_in_name: 'tra@example.test',
        },
      ],
    }
  }),
  whole(account.updateAccount, { ...place, nickname: '', sign_in_name: 'tra@example.test' }),
  whole(accountImport.readAccountColumns, { has_titles: false }),
  whole(accountImport.importAccountFile, {
    ...used,
    dry_run: true,
    has_titles: true,
    columns: [
      { position: 0, field: 'account' },
      { position: 1, field: 'seat' },
      { position: 2, field: 'proxy' },
      { position: 3, field: 'sign_in_name' },
    ],
  }),
  whole(people.createUser, { ...reachable, ...company }),
  whole(people.updateUser, {
    ...reachable,
    ...company,
    username: 'Lê 黎',
    status: 'disabled',
    plan: 'standard',
  }),
  whole(people.setUserPorts, async (home, { params }) => {
    const { port_num, port_expire_time } = await home.server.call(
      people.getUser,
      { params: { id: params?.id ?? '' } },
      home.owner,
    )
    return { port_expire_time: inHours(home, 240), before: { port_num, port_expire_time } }
  }),
  whole(people.createSystemUser, reachable),
  whole(people.updateSystemUser, {
    ...reachable,
    username: 'Lê 黎',
    status: 'disabled',
    password: 'Another-password-7f3a9c',
  }),
  whole(announcement.createAnnouncement, (home) => ({ texts, published_at: inHours(home, 5) })),
  stop(announcement.updateAnnouncement, async (home) => ({
    ...(await idOf(waitingAnnouncement(home))),
    body: { type: 'security', texts: { ...texts, en: null }, published_at: inHours(home, 9) },
  })),
  whole(menu.createMenuEntry, { titles, permission: '0088', hidden: true, position: 2 }),
  whole(menu.updateMenuEntry, {
    titles,
    icon: 'globe',
    path: '/tour/moved',
    permission: '0088',
    hidden: false,
    position: 0,
  }),
  whole(updateRole, { keys: ['12', '0'] }),
  whole(changeSettings, {
    brand: 'Bến Cảng',
    company: '海港有限公司',
    support_contact: 'Zalo: 0900 000 000',
    help_support: 'https://help.example.com/support',
    help_channel: 'https://help.example.com/channel',
    help_anti_scam: 'https://help.example.com/anti-scam',
    help_feedback: 'https://help.example.com/feedback',
    help_guide: 'https://help.example.com/guide',
    geo_lookup_url: 'https://geo.example.com/json',
    geo_fallback_url: 'https://geo.example.net/json',
    region_notice: true,
    region_signature: '香港特別行政區',
    usdt_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    usdt_network: 'TRC-20',
    order_lifetime_minutes: 45,
    operator_note: 'Ghi chú 備註',
  }),
  whole(version.createVersion, (_, { body }) => addressesOf((body as { version: string }).version)),
  whole(version.updateVersion, { ...addressesOf('9.8.7'), language: 'vi', version: '9.8.7' }),
  whole(buyForCustomer, async (home, { params }) => ({
    payment_price: await priceOf(home, params?.id ?? ''),
  })),
  whole(putEmailConfig, { subject: 'Mã {{code}} 驗證碼', content: 'Mã của bạn: {{code}}', seen: null }),
  whole(putNetworkConfig, {
    fields: {
      api_base: 'https://graph.facebook.com',
      web_base: 'https://www.facebook.com',
      authorize_url: 'https://www.facebook.com/dialog/oauth',
      token_url: 'https://graph.facebook.com/oauth/access_token',
      client_id: '1234567890',
      callback_ports: '47821, 47822',
      version: 'v26.0',
    },
  }),
  stop(putNetworkConfig, () => ({
    params: { network: 'instagram' },
    body: { fields: { login: 'facebook', upload_base: null } },
  })),
  stop(putNetworkConfig, () => ({
    params: { network: 'x' },
    body: {
      fields: {
        vocabulary: 'tweet',
        monthly_budget: '250.50',
        price_post_read: '0.005',
        price_user_read: '0.01',
        price_post: '0.02',
        price_link_post: '0.03',
        price_message: '0.04',
        prices_date: '2026-11-01',
      },
    },
  })),
  whole(channel.createChannel, { notes: 'Chỉ tiếng Việt 僅越文' }),
  whole(channel.updateChannel, { notes: 'Chỉ tiếng Việt 僅越文' }),
  whole(optOut.addOptOuts, { remark: 'Yêu cầu 要求', dry_run: true }),
  whole(optOut.eraseResources, { remark: 'Yêu cầu 要求', dry_run: true }),
  stop(createOrder, () => ({ body: { order_type: 1, amount: '103', payment_type: 0 } })),
  whole(createOrder, async (home) => ({ payment_price: await priceOf(home, (await rich(home)).id) })),
  whole(updatePriceTier, {
    min_quantity: 9_001,
    max_quantity: 9_002,
    min_days: 2,
    max_days: 29,
    port_unit_price: '0.75',
    duration_rate: '0.95',
    discount: '0.85',
  }),
  whole(proxies.createProxy, { scheme: 'socks5', concurrency_limit: 3, remark: 'Hà Nội 河內' }),
  whole(proxies.updateProxy, {
    scheme: 'https',
    ip: '198.51.100.7',
    port: 8443,
    username: 'người',
    password: 'Mật khẩu 密碼',
    allocation_limit: 7,
    concurrency_limit: 2,
  }),
  whole(proxies.importProxyList, {
    dry_run: false,
    scheme: 'socks5',
    allocation_limit: 4,
    text: '192.0.2.9:1080',
  }),
  stop(proxies.importProxyFile, async (home) => ({
    body: { group_id: await proxyGroup(home), dry_run: false },
    file: await sheet({ IP: '192.0.2.8', Port: '8443' }),
  })),
  whole(release.publishRelease, { minimum_version: '2.0.0' }),
  whole(release.changeRollout, { minimum_version: '2.0.0' }),
  whole(release.adminChangeRollout, { minimum_version: '2.0.0' }),
  whole(release.createReleaseToken, { days: 7 }),
  whole(runner.claimTasks, { executors: ['assisted'] }),
  whole(runner.reportProgress, (home) => ({
    ...spent,
    parked: { reason: 'rate_limit', until: inHours(home, 1) },
  })),
  whole(runner.uploadResources, (_, { body }) => ({
    items: (body as { items: Body[] }).items.map((item, at) => ({
      ...item,
      comment: { id: `c${at}`, at: '2026-01-02T03:04:05.000Z' },
      location: 'Đà Nẵng 峴港',
      content: 'Ngon quá 好喝',
    })),
  })),
  whole(runner.finishTask, spent),
  stop(script.createScript, ({ owner: { as } }) => ({
    as,
    body: {
      title: 'Chào 問候',
      networks: ['x_sandbox'],
      public: true,
      content: { type: 'text', text: 'Xin chào 你好' },
    },
  })),
  whole(script.updateScript, {
    title: 'Chào 問候',
    networks: ['facebook_sandbox'],
    content: { type: 'text', text: 'Xin chào 你好' },
  }),
  whole(seat.createSeat, { remark: 'Ca đêm 夜班' }),
  whole(seat.updateSeat, { remark: 'Ca đêm 夜班' }),
  whole(reportAccount, { login_status: 'logged_in', profile }),
  whole(task.createTask, { name: 'Trà 茶', executor: 'api', start: atThree }),
  stop(task.updateTask, async (home) => ({
    params: { id: await addTask(await sceneOf(home), { start: { mode: 'at', at: inHours(home, 30) } }) },
    body: { start: atThree },
  })),
  whole(createTasks, { name: 'Trà 茶', executor: 'api', start: atThree }),
  whole(estimateTask, { name: 'Trà 茶', executor: 'api', start: atThree }),
  whole(taskRepeat.repeatTask, { until: '2027-06-30', count: 3 }),
  stop(taskRepeat.repeatTasks, async (home) => ({
    body: {
      ids: [(await taskIn(await sceneOf(home), 'ended')).id],
      weekdays: [7],
      time: '23:45',
      until: '2027-06-30',
      count: 3,
    },
  })),
  whole(updateUserInfo, {
    username: 'Lê 黎',
    avatar: `data:image/png;base64,${png(4, 4).toString('base64')}`,
    phone: '+84 (28) 3823-9999',
    industry: 'travel',
    team_size: '2-10',
  }),
]

/** @returns calls that, with those of the tour, give all that an endpoint's body takes */
export function wholeStopsOf(endpoint: Endpoint): Stop[] {
  return wholeStops.filter((one) => one.endpoint === endpoint)
}
