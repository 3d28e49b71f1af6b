import type { AnnouncementType } from '@seaport/contract/announcement'
import { type Locale, locales } from '@seaport/contract/primitives'
import packageJson from '../../package.json' with { type: 'json' }
import type { Env } from '../app/env.ts'
import { newId } from '../app/id.ts'
import type { Work } from '../app/work.ts'
import { orderOf } from '../modules/version/version.public.ts'
import { DAY } from './people.ts'

type Text = readonly [title: string, content: string]

interface News {
  type: AnnouncementType
  daysAgo: number
  /** The demo supervisor has read it. */
  read: boolean
  texts: Record<Locale, Text>
}

/** What the demo's owner announced over the last month; all of it holds. */
const news: readonly News[] = [
  {
    type: 'system',
    daysAgo: 20,
    read: true,
    texts: {
      cn: ['欢迎使用演示环境', '这里的数据用于演示。**沙盒网络**由本机模拟，任务不会联系任何真实用户。'],
      hk: ['歡迎使用示範環境', '這裏的資料作示範之用。**沙盒網絡**由本機模擬，任務不會聯絡任何真實用戶。'],
      en: [
        'Welcome to the demo',
        'The data here is for demonstration. The **sandbox network** is simulated on this machine: its tasks reach no real people.',
      ],
      vi: [
        'Chào mừng đến với bản dùng thử',
        'Dữ liệu ở đây dùng để minh họa. **Mạng sandbox** được mô phỏng trên máy này: tác vụ không liên hệ với người thật.',
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
        'When a seat’s desktop goes offline, its running tasks return to the queue. After the next login they go on from where they were.',
      ],
      vi: [
        'Tác vụ giữ nguyên tiến độ',
        'Khi ứng dụng của ghế mất kết nối, tác vụ đang chạy trở lại hàng đợi. Sau lần đăng nhập tiếp theo, chúng tiếp tục từ tiến độ đã có.',
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
        'Mỗi ghế gắn với một thiết bị',
        'Ghế được gắn với thiết bị của lần đăng nhập đầu tiên. Để đổi, hãy gỡ thiết bị trong mục **Ghế**; lần đăng nhập sau sẽ gắn thiết bị mới.',
      ],
    },
  },
]

/** The installation's own version; there are no installers to download in a demonstration, and none are named. */
const notes: Record<Locale, string> = {
  cn: '演示版本。安装包由管理员在版本管理中发布。',
  hk: '示範版本。安裝檔由管理員在版本管理發布。',
  en: 'Demonstration version. Installers are published by administrators under Versions.',
  vi: 'Phiên bản minh họa. Bộ cài do quản trị viên phát hành trong mục Quản lý phiên bản.',
}

/**
 * The demo's settings. Nobody's money goes to its deposit address, which says so itself, and nobody answers at the addresses of example.com: they
 * show where an installation's own would be. Only the guide is there.
 */
export function demoSettings({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>) {
  const site = publicUrl ?? `http://127.0.0.1:${port}`
  return {
    support_contact: 'support@seaport.test',
    help_support: 'https://example.com/seaport-demo/support',
    help_channel: 'https://example.com/seaport-demo/channel',
    help_anti_scam: 'https://example.com/seaport-demo/anti-scam',
    help_feedback: 'https://example.com/seaport-demo/feedback',
    help_guide: `${site}/#/tutorial`,
    usdt_address: 'DEMO-DO-NOT-PAY-0000000000000000',
    usdt_network: 'TRC20',
  }
}

/** Writes announcements, of which the supervisor has read some, and the version that runs. */
export async function writeAdministration(
  { trx, now }: Work,
  { ownerId, supervisorId }: { ownerId: string; supervisorId: string },
): Promise<void> {
  for (const { type, daysAgo, read, texts } of news) {
    const id = newId()
    const at = now - daysAgo * DAY
    const moments = { published_at: at, created_at: at, updated_at: at }
    await trx
      .insertInto('announcement')
      .values({ id, type, created_by: ownerId, ...moments })
      .execute()
    await trx
      .insertInto('announcement_text')
      .values(
        locales.map((language) => ({
          announcement_id: id,
          language,
          title: texts[language][0],
          content: texts[language][1],
        })),
      )
      .execute()
    if (read)
      await trx
        .insertInto('announcement_read')
        .values({ user_id: supervisorId, announcement_id: id, read_at: at + DAY })
        .execute()
  }
  const { version } = packageJson
  await trx
    .insertInto('version')
    .values(
      locales.map((language) => ({
        id: newId(),
        language,
        version,
        ...orderOf(version),
        intel_url: null,
        m1_url: null,
        windows_url: null,
        files: null,
        notes: notes[language],
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
