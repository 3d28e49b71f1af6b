import type { Client } from '@seaport/api-client/client'
import { listAccounts } from '@seaport/contract/desk/account'
import { listScripts } from '@seaport/contract/work/script'
import { createTasks } from '@seaport/contract/work/task-batch'

/** Creates a task with messages to people of the demo's library, for sending by hand. @returns the task's id */
export async function createMessages(supervisor: Client, seatId: string, people: number): Promise<string> {
  const [accounts, scripts] = await Promise.all([
    supervisor.call(listAccounts, { query: { page_size: 200 } }),
    supervisor.call(listScripts, { query: { search: '晚市優惠' } }),
  ])
  const { list } = await supervisor.call(createTasks, {
    body: {
      account_ids: [accounts.list.find(({ seat }) => seat?.id === seatId)?.id ?? ''],
      executor: 'assisted',
      work: {
        kind: 'send_message',
        params: {
          script_id: scripts.list[0]?.id ?? '',
          audience: { from: 'library', filter: {} },
          deduplication: false,
          promotion_count: people,
          send_interval_seconds: 5,
        },
      },
    },
  })
  return list[0]?.id ?? ''
}
