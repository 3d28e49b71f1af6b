import { join } from 'node:path'
import type { Client } from '@seaport/api-client/client'
import { defaultLimits, setGuard } from '@seaport/contract/work/guard'
import Sqlite from 'better-sqlite3'

/**
 * Raises a day's caps to the maximum. The minimum delay can't be turned off, so past actions are moved back in time.
 * @param folder of the server's data
 */
export async function liftLimits(supervisor: Client, folder: string): Promise<void> {
  const caps = Object.fromEntries(Object.keys(defaultLimits.caps.x).map((kind) => [kind, 1000]))
  const all = { x: caps, facebook: caps, instagram: caps } as typeof defaultLimits.caps
  const limits = { ...defaultLimits, quiet_hours: null, least_interval_seconds: 5, contact_days: 0 }
  await supervisor.call(setGuard, { body: { ...limits, caps: all } })
  const database = new Sqlite(join(folder, 'seaport.sqlite'))
  const back = 6_000
  for (const moment of ['begun_at', 'settled_at'])
    database.exec(`create trigger earlier_${moment} after update of ${moment} on task_target when new.${moment} is not old.${moment}
      begin update task_target set ${moment} = new.${moment} - ${back} where task_id = new.task_id and position = new.position; end`)
  database.close()
}

/**
 * Sets the number of ports of each tenant that has any.
 * @param folder of the server's data
 */
export function grantPorts(folder: string, count: number): void {
  const database = new Sqlite(join(folder, 'seaport.sqlite'))
  database.prepare('update "user" set port_num = ? where port_num > 0').run(count)
  database.close()
}
