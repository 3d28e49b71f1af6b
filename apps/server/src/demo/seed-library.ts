import type { ProxyError, ProxyScheme } from '@seaport/contract/desk/proxy.schema'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import type { ScriptTable } from '../db/schema/script.ts'
import { addGroup } from '../kernel/group.ts'
import { newId } from '../kernel/id.ts'
import type { Installation } from '../kernel/installation.ts'
import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { bindToProxy, lockAccounts } from '../modules/desk/account/account.public.ts'
import { insertProxies, newProxyRow } from '../modules/desk/proxy/proxy.public.ts'
import { inColumns, insertScript } from '../modules/work/script/script.public.ts'
import { DAY } from './people.ts'

/**
 * Scripts and proxies of the demo. The proxies have documentation addresses and names (RFC 5737, RFC 2606), which
 * nobody uses: they are bound only to accounts without demo tasks. Checks report the results given here, except for
 * those whose remark says that they show a working one.
 * @returns ids of the supervisor's scripts
 */
export async function writeLibrary(
  work: UnitOfWork,
  installation: Installation,
  { tenantId, ownerId, bound }: { tenantId: string; ownerId: string; bound: readonly string[] },
): Promise<readonly string[]> {
  const scriptIds = await writeScripts(work, tenantId, ownerId)
  await writeProxies(work, installation, tenantId, bound)
  return scriptIds
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

async function writeScripts(work: UnitOfWork, tenantId: string, ownerId: string): Promise<readonly string[]> {
  const groups = await writeGroups(work, 'script', tenantId, ['First contact', 'Follow-up'])
  const row = (tenant_id: string, title: string, text: string, index: number): ScriptTable => ({
    id: newId(),
    tenant_id,
    public: tenant_id === ownerId ? 1 : 0,
    group_id: null,
    title,
    text,
    type: 'text' satisfies ScriptType,
    ...inColumns(['x_sandbox', 'facebook_sandbox']),
    created_at: work.now - (20 - index) * DAY,
    // Every other one was edited since.
    updated_at: work.now - (index % 2 === 0 ? 20 - index : 3 + index) * DAY,
  })
  const own = scripts.map((script, index) => ({
    ...row(tenantId, script.title, script.text, index),
    group_id: groups.find(({ name }) => name === script.group)?.id ?? null,
  }))
  const shared = publicScripts.map(({ title, text }, index) => row(ownerId, title, text, index))
  for (const script of [...own, ...shared]) await insertScript(work.trx, script)
  return own.map(({ id }) => id)
}

const PLACE = 'Demo: an address for documentation'
const GOOD = 'Demo: shows what a good check looks like'

const proxies = [
  { scheme: 'http', ip: '203.0.113.21', port: 8080, group: 0, limit: 2, found: 'proxy_address_refused' },
  { scheme: 'socks5', ip: '203.0.113.22', port: 1080, group: 0, limit: 1, found: 'proxy_address_refused' },
  { scheme: 'https', ip: '203.0.113.23', port: 443, group: 1, limit: 3, found: null },
  { scheme: 'http', ip: '198.51.100.41', port: 8080, group: 0, limit: 5, found: 128 },
  { scheme: 'socks5', ip: '198.51.100.42', port: 1080, group: 1, limit: 5, found: 246 },
  {
    scheme: 'http',
    ip: 'hanoi.proxy.example',
    port: 3128,
    group: 1,
    limit: 2,
    found: 'proxy_name_not_found',
  },
] as const satisfies readonly {
  scheme: ProxyScheme
  ip: string
  port: number
  group: number
  limit: number
  /** What the last check found: an error, or milliseconds; null = never checked. */
  found: ProxyError | number | null
}[]

async function writeProxies(
  work: UnitOfWork,
  installation: Installation,
  tenantId: string,
  bound: readonly string[],
): Promise<void> {
  const groups = await writeGroups(work, 'proxy', tenantId, ['Singapore', 'Hồ Chí Minh', 'Hong Kong 香港'])
  const rows = proxies.map(({ found, limit, group: at, ...proxy }) => ({
    ...newProxyRow(
      installation,
      tenantId,
      {
        ...proxy,
        group_id: groups[at]?.id ?? '',
        username: 'seaport',
        password: 'Seaport-proxy-1',
        allocation_limit: limit,
        concurrency_limit: null,
        remark: typeof found === 'number' ? GOOD : PLACE,
      },
      work.now - 15 * DAY,
    ),
    ...(found !== null && { last_detected_at: work.now - 2 * DAY }),
    ...(typeof found === 'number'
      ? { status: 'normal' as const, response_ms: found, exit_address: proxy.ip }
      : found !== null && { status: 'abnormal' as const, error: found }),
  }))
  await insertProxies(work.trx, rows)
  const accounts = await lockAccounts(work, tenantId, { ids: bound })
  await bindToProxy(work, tenantId, accounts, rows[0]?.id ?? null)
}

async function writeGroups(
  work: UnitOfWork,
  kind: 'proxy' | 'script',
  tenantId: string,
  names: readonly string[],
) {
  const groups: { id: string; name: string }[] = []
  for (const name of names)
    groups.push(await addGroup({ ...work, now: work.now - 30 * DAY }, kind, tenantId, name))
  return groups
}
