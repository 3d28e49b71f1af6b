import type { Home } from '../tour/home.ts'
import { openStage, type Stage } from '../tour/tour.ts'
import { openWholeDatabase, type WholeDatabase } from './rows.ts'
import { Symbols } from './symbols.ts'

/** A stage whose database is put back before each call, so that what one call does depends on no other. */
export interface EffectsStage extends Stage {
  database: WholeDatabase
  /** Names of what is on the stage. */
  symbols: Symbols
}

/** @param location of an SQLite database */
export async function openEffectsStage(
  location: Parameters<typeof openStage>[0] & { file: string },
): Promise<EffectsStage> {
  const stage = await openStage(location)
  const { server, home, tokenUrl } = stage
  const database = openWholeDatabase(location.file)
  await database.keep()
  const symbols = new Symbols({
    secret: server.installation.secret,
    now: server.clock.now(),
    fixed: [
      [home.translationUrl, '<translation service>'],
      [String(home.mailPort), '<mail port>'],
      [tokenUrl, '<token server>'],
      [server.url, '<server>'],
    ],
  })
  symbols.nameRows(database.read(), '@')
  return {
    ...stage,
    database,
    symbols,
    async close() {
      database.close()
      await stage.close()
    },
  }
}

/** @returns the home as if nothing had been done in it yet */
export function freshHome({ home }: Stage): Home {
  return { ...home, counts: new Map() }
}
