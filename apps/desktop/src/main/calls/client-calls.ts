import type { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import { app, shell } from 'electron'
import type { DesktopServices } from '../app.ts'
import type { Installation } from '../installation.ts'
import { saveAs } from '../save-file.ts'
import { readClientInfo } from '../support/client-info.ts'
import { readCrashReports } from '../support/crash-reports.ts'
import type { LogReader } from '../support/log-reader.ts'
import { reportFile, reportText } from '../support/support-report.ts'
import type { Calls } from './calls.ts'

export interface ClientCallsOptions
  extends Installation,
    Pick<DesktopServices<typeof desktopIpc>, 'logFile' | 'userData'> {
  readonly client: SeatClient
  readonly reader: LogReader
}

/** The log, and what support needs to know of this installation. */
export function clientCalls(
  options: ClientCallsOptions,
): Calls<'log.list' | 'log.report' | 'log.save' | 'client.info' | 'client.showData'> {
  const { client, reader, logFile, userData, version, serverUrl } = options
  const info = async () => readClientInfo(await client.device().catch(() => null), userData)
  const reportContext = async () => ({
    version,
    serverUrl,
    seatCode: client.state().seat?.seat_code ?? null,
    locale: client.settings.get().locale,
    info: await info(),
    crashes: readCrashReports(app.getPath('crashDumps')),
    now: Date.now(),
  })
  return {
    'log.list': () => reader.list(),
    'log.report': async () => ({ text: reportText(await reportContext(), reader.list()) }),
    'log.save': async (_args, { window }) => {
      const context = await reportContext()
      const day = new Date(context.now).toISOString().slice(0, 10)
      return { path: await saveAs(window, `seaport-log-${day}.txt`, () => reportFile(context, logFile)) }
    },
    'client.info': info,
    'client.showData': async () => {
      const problem = await shell.openPath(userData)
      if (problem) throw new Error(problem)
      return {}
    },
  }
}
