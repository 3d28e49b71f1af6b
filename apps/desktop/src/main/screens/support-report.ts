import { existsSync, readFileSync } from 'node:fs'
import type { ClientFacts, LogEntry } from '@seaport/contract/desktop/ipc-screens'
import { logFiles, redact } from '@seaport/seat-client/logger'

/** Who asks support, and from what. */
export interface Reporter {
  version: string
  serverUrl: string
  seatCode: string | null
  locale: string
  facts: ClientFacts
  now: number
}

/** Entries that a copied text carries; the file has all of them. */
const COPIED = 200

/** @returns what support asks first, and what happened last: one text for a message. In English, whatever the window speaks: support reads it. */
export function reportText(reporter: Reporter, newestFirst: readonly LogEntry[]): string {
  const lines = newestFirst
    .slice(0, COPIED)
    .toReversed()
    .map(({ time, level, msg, fields }) => {
      const more = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
      return `${time} ${level.padEnd(5)} ${msg}${more}`
    })
  return `${[...head(reporter), '', ...lines].join('\n')}\n`
}

/** @returns the same head above all that is kept of the log */
export function reportFile(reporter: Reporter, file: string): string {
  const kept = logFiles(file).filter((path) => existsSync(path))
  return `${head(reporter).join('\n')}\n\n${kept.map((path) => readFileSync(path, 'utf8')).join('')}`
}

function head({ version, serverUrl, seatCode, locale, facts, now }: Reporter): string[] {
  const { device, system, versions } = facts
  return [
    `Seaport ${version}`,
    `System ${system.name} ${system.release} (${system.arch})`,
    `Electron ${versions.electron ?? 'none'}, Chromium ${versions.chromium ?? 'none'}, Node ${versions.node}`,
    `Server ${redact(serverUrl)}`,
    `Seat ${seatCode ?? 'none'}, device ${device ? `${device.name} (${device.id})` : 'unknown'}`,
    `Language ${locale}`,
    `Written ${new Date(now).toISOString()}`,
  ]
}
