import { listAccounts } from '@seaport/contract/desk/account'
import { listProxies } from '@seaport/contract/desk/proxy'
import { listOrders, orderTypes } from '@seaport/contract/money/order'
import { orderStates } from '@seaport/contract/money/order-state'
import { listUsers } from '@seaport/contract/people/admin-user'
import { createVersion } from '@seaport/contract/platform/version'
import { adminListTasks } from '@seaport/contract/work/admin-list'
import { listTasks } from '@seaport/contract/work/task'
import type { Stack } from './stack.ts'
import { asOwner, asSupervisor, SUPERVISOR } from './supervisor.ts'

/** The screens to capture in a demo installation, besides every plain route. */
export interface DemoScreens {
  /** Concrete paths of routes with parameters. */
  readonly paths: Readonly<Record<string, string>>
  /** States of screens that need more than a route. */
  readonly states: readonly { name: string; path: string }[]
}

/** Concrete paths of the administration's routes with parameters. */
export async function administrationPaths(
  server: Pick<Stack, 'serverUrl'>,
): Promise<Readonly<Record<string, string>>> {
  const owner = await asOwner(server)
  const { list: users } = await owner.call(listUsers, { query: { search: SUPERVISOR.email } })
  const { list: tasks } = await owner.call(adminListTasks, { query: { search: SUPERVISOR.email } })
  return {
    '/userManagement/:id': `/userManagement/${users[0]?.id}`,
    '/taskManagement/:id': `/taskManagement/${tasks[0]?.id}`,
  }
}

/** Prepares a fresh stack for its screenshots. */
export async function prepareDemoScreens(stack: Stack): Promise<DemoScreens> {
  const supervisor = await asSupervisor(stack)
  const { list: tasks } = await supervisor.call(listTasks, { query: {} })
  const { list: accounts } = await supervisor.call(listAccounts, { query: { availability: 'abnormal' } })
  const { list: proxies } = await supervisor.call(listProxies, { query: {} })
  const query = { order_type: orderTypes.recharge, page_size: 50 }
  const { list: orders } = await supervisor.call(listOrders, { query })
  const states = orderStates.flatMap((status) => {
    const order = orders.find((one) => one.status === status)
    const link = order && `/pay?redirect=1&paid_amount=${order.paid_amount}&order_no=${order.order_no}`
    return link ? [{ name: `pay-${status}`, path: link }] : []
  })
  await publishVersions(stack)
  return {
    paths: { '/task/:id': `/task/${tasks[0]?.id}`, ...(await administrationPaths(stack)) },
    states: [
      ...states,
      { name: 'pay-unknown', path: '/pay?order_no=20261121080000' },
      { name: 'statistics-month', path: '/dataView?period=one_month' },
      { name: 'accounts-one', path: `/media?id=${accounts[0]?.id}` },
      { name: 'proxies-one', path: `/ipMange?id=${proxies[0]?.id}` },
      { name: 'tasks-one', path: `/task?id=${tasks[0]?.id}` },
      { name: 'orders-one', path: `/paymentData-user?order=${orders[0]?.order_no}` },
    ],
  }
}

async function publishVersions(stack: Stack): Promise<void> {
  const owner = await asOwner(stack)
  const sum = (sign: string) => ({ size: 101_082_726, sha512: sign.repeat(128) })
  for (const [version, notes] of [
    ['1.0.0', 'The first release.'],
    ['1.1.0', '- Opens accounts **twice as fast**\n- Says why a task waits'],
  ] as const)
    for (const language of ['cn', 'hk', 'en', 'vi'] as const)
      await owner.call(createVersion, {
        body: {
          language,
          version,
          notes,
          intel: `https://download.example.com/Seaport-${version}-x64.dmg`,
          m1: `https://download.example.com/Seaport-${version}-arm64.dmg`,
          windows: `https://download.example.com/Seaport-${version}.exe`,
          files: { intel: sum('a'), m1: sum('b'), windows: sum('c') },
        },
      })
}
