import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { AnnouncementType } from '@seaport/contract/platform/announcement.schema'
import packageJson from '../../package.json' with { type: 'json' }
import type { Env } from '../kernel/env.ts'
import { newId } from '../kernel/id.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import {
  insertAnnouncement,
  markRead,
  replaceTexts,
} from '../modules/platform/announcement/announcement.public.ts'
import { orderOf } from '../modules/platform/release/release.public.ts'
import { insertVersion } from '../modules/platform/version/version.public.ts'
import { DAY } from './people.ts'

type Text = readonly [title: string, content: string]

interface News {
  type: AnnouncementType
  daysAgo: number
  /** The demo supervisor has read it. */
  read: boolean
  texts: Record<Locale, Text>
}

/** Announcements of the demo's owner over the last month; all of them are true. */
const news: readonly News[] = [
  {
    type: 'activity',
    daysAgo: 27,
    read: true,
    texts: {
      cn: [
        '五步完成第一个任务',
        '1. 在**购买端口**中购买端口和时长。\n2. 新建坐席，并为它分配端口。\n3. 把社交账号分配给坐席。\n4. 坐席在桌面客户端登录，打开账号。\n5. 新建任务，进度和结果会实时出现在控制台。\n\n> 一个已打开的账号占用一个端口，一个未完成的任务也占用一个端口。',
      ],
      hk: [
        '五步完成第一個任務',
        '1. 在**購買端口**購買端口及使用期。\n2. 新增坐席，並為它分配端口。\n3. 將社交帳號分配給坐席。\n4. 坐席在桌面應用程式登入，開啟帳號。\n5. 新增任務，進度和結果會即時在控制台出現。\n\n> 一個已開啟的帳號佔用一個端口，一項未完成的任務亦佔用一個端口。',
      ],
      en: [
        'Five steps to a first result',
        '1. Buy ports and time under **Buy ports**.\n2. Create a seat and give it ports.\n3. Assign a social account to the seat.\n4. The agent logs in on the desktop client and opens the account.\n5. Create a task: its progress and its results appear in the console live.\n\n> An open account takes one port, and so does every unfinished task.',
      ],
      vi: [
        'Năm bước đến kết quả đầu tiên',
        '1. Mua cổng và thời gian trong mục **Mua cổng**.\n2. Tạo nhân viên và cấp cổng cho nhân viên.\n3. Giao một tài khoản mạng xã hội cho nhân viên.\n4. Người đó đăng nhập trên ứng dụng máy tính và mở tài khoản.\n5. Tạo tác vụ: tiến độ và kết quả hiện ngay trong bảng điều khiển.\n\n> Mỗi tài khoản đang mở dùng một cổng, mỗi tác vụ chưa xong cũng vậy.',
      ],
    },
  },
  {
    type: 'update',
    daysAgo: 13,
    read: true,
    texts: {
      cn: [
        '资金和登录记录可以查询了',
        '| 页面 | 内容 |\n| --- | --- |\n| 订单记录 | 充值与购买，以及当前状态 |\n| 购买记录 | 购买时的价格档 |\n| 资金流水 | 余额的每一笔变动 |\n| 登录日志 | 控制台与坐席的登录 |\n\n如果充值未到账，请带上订单号联系客服。',
      ],
      hk: [
        '資金及登入紀錄可供查閱',
        '| 頁面 | 內容 |\n| --- | --- |\n| 訂單紀錄 | 增值與購買，以及目前狀態 |\n| 購買紀錄 | 購買時的價格級別 |\n| 資金流水 | 餘額的每一筆變動 |\n| 登入紀錄 | 控制台與坐席的登入 |\n\n如增值未到帳，請提供訂單編號聯絡客戶服務。',
      ],
      en: [
        'Records of money and logins',
        '| Screen | What it shows |\n| --- | --- |\n| Order records | Recharges and purchases, and their status |\n| Purchase records | The price tier at the time |\n| Ledger | Every movement of the balance |\n| Login log | Logins to the console and to seats |\n\nIf a recharge is missing, contact support with the order number.',
      ],
      vi: [
        'Tra cứu giao dịch và đăng nhập',
        '| Trang | Nội dung |\n| --- | --- |\n| Lịch sử đơn hàng | Các lần nạp, mua và trạng thái |\n| Lịch sử mua | Mức giá tại thời điểm mua |\n| Sổ giao dịch | Mọi biến động số dư |\n| Nhật ký đăng nhập | Đăng nhập vào bảng điều khiển và nhân viên |\n\nNếu chưa nhận được tiền nạp, hãy liên hệ hỗ trợ kèm mã đơn.',
      ],
    },
  },
  {
    type: 'system',
    daysAgo: 20,
    read: true,
    texts: {
      cn: ['欢迎使用演示环境', '这里的数据用于演示。**模拟平台**在本机运行，任务不会联系任何真实用户。'],
      hk: ['歡迎使用示範環境', '這裏的資料作示範之用。**模擬平台**在本機執行，任務不會聯絡任何真實用戶。'],
      en: [
        'Welcome to the demo',
        'The data here is for demonstration. The **sandbox network** is simulated on this machine: its tasks reach no real people.',
      ],
      vi: [
        'Chào mừng đến với bản dùng thử',
        'Dữ liệu ở đây dùng để minh họa. **Nền tảng mô phỏng** được mô phỏng trên máy này: tác vụ không liên hệ với người thật.',
      ],
    },
  },
  {
    type: 'update',
    daysAgo: 6,
    read: false,
    texts: {
      cn: ['任务会保留进度', '坐席的客户端离线后，进行中的任务回到队列；重新登录后，从原来的进度继续。'],
      hk: ['任務會保留進度', '坐席的應用程式離線後，進行中的任務會重新排隊；重新登入後，由原來的進度繼續。'],
      en: [
        'Tasks keep their progress',
        'When a seat’s desktop goes offline, its running tasks return to the queue. After the next login they continue where they stopped.',
      ],
      vi: [
        'Tác vụ giữ nguyên tiến độ',
        'Khi ứng dụng của nhân viên mất kết nối, tác vụ đang chạy trở lại hàng đợi. Sau lần đăng nhập tiếp theo, tác vụ tiếp tục từ tiến độ đã có.',
      ],
    },
  },
  {
    type: 'security',
    daysAgo: 2,
    read: false,
    texts: {
      cn: [
        '每个坐席只绑定一台设备',
        '坐席首次登录时绑定设备。如需更换，请在**坐席账号**中解绑，下次登录会绑定新的设备。',
      ],
      hk: [
        '每個坐席只綁定一部裝置',
        '坐席首次登入時會綁定裝置。如需更換，請在**坐席帳號**解除綁定，下次登入便會綁定新的裝置。',
      ],
      en: [
        'One device per seat',
        'A seat is bound to the device of its first login. To change it, unbind it under **Seats**; the next login binds the new one.',
      ],
      vi: [
        'Mỗi nhân viên liên kết với một thiết bị',
        'Tài khoản nhân viên được liên kết với thiết bị của lần đăng nhập đầu tiên. Để đổi, hãy hủy liên kết thiết bị trong mục **Nhân viên**; lần đăng nhập sau sẽ liên kết thiết bị mới.',
      ],
    },
  },
]

/** What the download centre says of the installation's own version. */
const notes: Record<Locale, string> = {
  cn: '演示版本：下载链接仅作示例。正式的安装包由管理员在版本管理中发布。',
  hk: '示範版本：下載連結只作示例。正式的安裝檔由管理員在版本管理發佈。',
  en: 'Demo version: its download links are only examples. Administrators publish real installers under Versions.',
  vi: 'Phiên bản minh họa: các liên kết tải chỉ là ví dụ. Bộ cài thật do quản trị viên phát hành trong mục Quản lý phiên bản.',
}

/**
 * The demo's settings. The deposit address and the example.com contacts are placeholders that lead nowhere; only the guide exists.
 */
export function demoSettings({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>) {
  const site = publicUrl ?? `http://127.0.0.1:${port}`
  return {
    support_contact: 'support@seaport.test',
    help_support: 'https://example.com/seaport-demo/support',
    help_channel: 'https://example.com/seaport-demo/channel',
    help_guide: `${site}/#/tutorial`,
    usdt_address: 'DEMO-DO-NOT-PAY-0000000000000000',
    usdt_network: 'TRC20',
  }
}

/** Writes announcements, of which the supervisor has read some, and the version that runs. */
export async function writeAdministration(
  { trx, now }: UnitOfWork,
  { ownerId, supervisorId }: { ownerId: string; supervisorId: string },
): Promise<void> {
  for (const { type, daysAgo, read, texts } of news) {
    const id = newId()
    const at = now - daysAgo * DAY
    const moments = { published_at: at, created_at: at, updated_at: at }
    await insertAnnouncement(trx, { id, type, created_by: ownerId, ...moments })
    await replaceTexts(
      trx,
      id,
      locales.map((language) => ({
        announcement_id: id,
        language,
        title: texts[language][0],
        content: texts[language][1],
      })),
    )
    if (read) await markRead(trx, supervisorId, id, at + DAY)
  }
  const { version } = packageJson
  for (const language of locales)
    await insertVersion(trx, {
      id: newId(),
      language,
      version,
      ...orderOf(version),
      ...demoFiles(version),
      notes: notes[language],
      created_at: now,
      updated_at: now,
    })
}

/** Installers of a version, as placeholders: example.com leads nowhere, and a sum of zeros fits no file. */
function demoFiles(version: string) {
  const url = (file: string) => `https://example.com/seaport-demo/Seaport-${version}-${file}`
  const sha512 = '0'.repeat(128)
  return {
    intel_url: url('x64.dmg'),
    m1_url: url('arm64.dmg'),
    windows_url: url('x64.exe'),
    files: JSON.stringify({
      intel: { size: 118_403_072, sha512 },
      m1: { size: 112_197_632, sha512 },
      windows: { size: 96_468_992, sha512 },
    }),
  }
}
