import { existsSync, readFileSync } from 'node:fs'
import type { ClientInfo, LogEntry } from '@seaport/contract/desktop/ipc-screens.schema'
import { logFiles, redact } from '@seaport/seat-client/logger'
import type { CrashReports } from './crash-reports.ts'

/** Which installation a report is about. */
export interface ReportContext {
  version: string
  serverUrl: string
  seatCode: string | null
  locale: string
  info: ClientInfo
  crashes: CrashReports
  now: number
}

/** Log entries in a copied report; the file has all of them. */
const MAX_COPIED = 200

/** @returns a report for a message: the installation, then recent events. Always in English, for support. */
export function reportText(context: ReportContext, newestFirst: readonly LogEntry[]): string {
  const lines = newestFirst
    .slice(0, MAX_COPIED)
    .toReversed()
    .map(({ time, level, msg, fields }) => {
      const more = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
      return `${time} ${level.padEnd(5)} ${msg}${more}`
    })
  return `${[...head(context), '', ...lines].join('\n')}\n`
}

/** @returns a report with the whole log */
export function reportFile(context: ReportContext, file: string): string {
  const kept = logFiles(file).filter((path) => existsSync(path))
  return `${head(context).join('\n')}\n\n${kept.map((path) => readFileSync(path, 'utf8')).join('')}`
}

function head({ version, serverUrl, seatCode, locale, info, crashes, now }: ReportContext): string[] {
  const { device, system, versions } = info
  return [
    `Seaport ${version}`,
    `System ${system.name} ${system.release} (${system.arch})`,
    `Electron ${versions.electron ?? 'none'}, Chromium ${versions.chromium ?? 'none'}, Node ${versions.node}`,
    `Server ${redact(serverUrl)}`,
    `Seat ${seatCode ?? 'none'}, device ${device ? `${device.name} (${device.id})` : 'unknown'}`,
    `Language ${locale}`,
    crashes.lastAt === null
      ? 'Crash reports none'
      : `Crash reports ${crashes.count} in ${crashes.folder}, the last one of ${new Date(crashes.lastAt).toISOString()}`,
    `Written ${new Date(now).toISOString()}`,
  ]
}
