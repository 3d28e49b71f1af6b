import { hash } from 'node:crypto'
import { allJobs } from '../../app/all-jobs.ts'
import type { Home } from '../tour/home.ts'
import { openStage, type Stage } from '../tour/tour.ts'
import { type Hooks, startHooks } from './hooks.ts'
import { openWholeDatabase, type WholeDatabase } from './rows.ts'
import { Symbols } from './symbols.ts'

/** Where the calls of the record come from. */
const CALLERS_NETWORK = '2001:db8:1:2::'
export const CALLERS_ADDRESS = `${CALLERS_NETWORK}9`
/** What is counted of strangers. */
const COUNTED_BY_ADDRESS = ['guess-address', 'email-code', 'channel-lookup']
const throttleKey = (rule: string, subject: string) =>
  `0x${hash('sha256', `${rule} ${subject}`, 'hex').slice(0, 32)}`

/** A stage whose database is put back before each call, so that what one call does depends on no other. */
export interface EffectsStage extends Stage {
  database: WholeDatabase
  /** Names of what is on the stage. */
  symbols: Symbols
  /** What takes the messages of webhooks. */
  hooks: Hooks
  /** Runs a job now. */
  run(job: string): Promise<void>
}

/** @param location of an SQLite database */
export async function openEffectsStage(
  location: Parameters<typeof openStage>[0] & { file: string },
): Promise<EffectsStage> {
  const stage = await openStage(location, { SEAPORT_ALLOW_PRIVATE_WEBHOOKS: '1' })
  const { server, home, tokenUrl } = stage
  const hooks = await startHooks()
  const database = openWholeDatabase(location.file)
  database.keep()
  const symbols = new Symbols({
    secret: server.installation.secret,
    now: server.clock.now(),
    fixed: [
      [home.translationUrl, '<translation service>'],
      [String(home.mailPort), '<mail port>'],
      [tokenUrl, '<token server>'],
      [server.url, '<server>'],
      [hooks.url, '<hooks>'],
    ],
  })
  symbols.nameRows(database.read(), '@')
  for (const rule of COUNTED_BY_ADDRESS)
    for (const [subject, name] of Object.entries({
      [`${CALLERS_NETWORK}/64`]: 'network',
      [CALLERS_ADDRESS]: 'address',
    }))
      symbols.nameAlso(throttleKey(rule, subject), `${rule} of the caller’s ${name}`)
  return {
    ...stage,
    database,
    symbols,
    hooks,
    async run(name) {
      const job = allJobs(server.installation).find((known) => known.name === name)
      if (!job) throw new Error(`No job ${name}`)
      await job.run()
    },
    async close() {
      hooks.close()
      database.close()
      await stage.close()
    },
  }
}

/** @returns the home as if nothing had been done in it yet */
export function freshHome({ home }: Stage): Home {
  return { ...home, counts: new Map() }
}

/** @returns the homes of both tenants as if nothing had been done in them yet; what they make has numbers of one row */
export function freshHomes({ home, abroad }: Stage): Home[] {
  const counts = new Map<string, number>()
  return [home, abroad].map((one) => ({ ...one, counts }))
}
