import type { ScriptType } from '@seaport/contract/script'
import { newId } from '../app/id.ts'
import type { Install } from '../app/install.ts'
import type { Work } from '../app/work.ts'
import type { GroupTable } from '../db/schema/group.ts'
import type { ScriptTable } from '../db/schema/script.ts'
import { bindToProxy, lockAccounts } from '../modules/account/account.public.ts'
import { newProxyRow } from '../modules/proxy/proxy.public.ts'
import { DAY } from './people.ts'

/**
 * Scripts and proxies of the demo. The proxies have addresses for documentation (RFC 5737), where nobody is: they are bound only to accounts that no demo task
 * works with, and a check says of them what it says here.
 */
export async function writeLibrary(
  work: Work,
  install: Install,
  { tenantId, ownerId, bound }: { tenantId: string; ownerId: string; bound: readonly string[] },
): Promise<void> {
  await writeScripts(work, tenantId, ownerId)
  await writeProxies(work, install, tenantId, bound)
}

const scripts = [
  {
    group: 'First contact',
    title: 'Tea tasting',
    text: 'Hi {nickname}, we pour this season’s teas every Saturday. Join us?',
  },
  { group: 'First contact', title: '品茶邀请', text: '{nickname} 您好，本周六我们有新茶品鉴，欢迎来坐坐。' },
  {
    group: 'Follow-up',
    title: 'After a visit',
    text: 'Thank you for coming, {nickname}! Which tea did you like best? — {my_nickname}',
  },
  { group: null, title: 'Lời chào', text: 'Chào {nickname}, cảm ơn bạn đã theo dõi {my_nickname}!' },
] as const

const publicScripts = [
  { title: 'Welcome', text: 'Welcome, {nickname}! Write to us any time.' },
  { title: '欢迎', text: '欢迎您，{nickname}！有任何问题请随时留言。' },
] as const

async function writeScripts(work: Work, tenantId: string, ownerId: string): Promise<void> {
  const groups = ['First contact', 'Follow-up'].map((name) => group(work, tenantId, name))
  const row = (tenant_id: string, title: string, text: string): ScriptTable => ({
    id: newId(),
    tenant_id,
    public: tenant_id === ownerId ? 1 : 0,
    group_id: null,
    title,
    text,
    type: 'text' satisfies ScriptType,
    network: 'x_sandbox',
    created_at: work.now - 20 * DAY,
    updated_at: work.now - 20 * DAY,
  })
  const own = scripts.map((script) => ({
    ...row(tenantId, script.title, script.text),
    group_id: groups.find(({ name }) => name === script.group)?.id ?? null,
  }))
  const shared = publicScripts.map(({ title, text }) => row(ownerId, title, text))
  await work.trx.insertInto('script_group').values(groups).execute()
  await work.trx
    .insertInto('script')
    .values([...own, ...shared])
    .execute()
}

const proxies = [
  { scheme: 'http', ip: '203.0.113.21', port: 8080, limit: 2, checked: true },
  { scheme: 'socks5', ip: '203.0.113.22', port: 1080, limit: 1, checked: true },
  { scheme: 'https', ip: '203.0.113.23', port: 443, limit: 3, checked: false },
] as const

async function writeProxies(
  work: Work,
  install: Install,
  tenantId: string,
  bound: readonly string[],
): Promise<void> {
  const groups = ['Singapore', 'Hồ Chí Minh'].map((name) => group(work, tenantId, name))
  await work.trx.insertInto('proxy_group').values(groups).execute()
  const rows = proxies.map(({ checked, limit, ...proxy }, index) => ({
    ...newProxyRow(
      install,
      tenantId,
      {
        ...proxy,
        group_id: groups[index === 2 ? 1 : 0]?.id ?? '',
        username: 'seaport',
        password: 'Seaport-proxy-1',
        allocation_limit: limit,
        concurrency_limit: null,
        remark: 'Demo: an address for documentation',
      },
      work.now - 15 * DAY,
    ),
    ...(checked && {
      status: 'abnormal' as const,
      error: 'proxy_address_refused' as const,
      last_detected_at: work.now - 2 * DAY,
    }),
  }))
  await work.trx.insertInto('proxy').values(rows).execute()
  const accounts = await lockAccounts(work, tenantId, { ids: bound })
  await bindToProxy(work, tenantId, accounts, rows[0]?.id ?? null)
}

function group({ now }: Work, tenant_id: string, name: string): GroupTable {
  return { id: newId(), tenant_id, name, name_key: name.toLowerCase(), created_at: now - 30 * DAY }
}
