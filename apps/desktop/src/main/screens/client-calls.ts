import type { Device } from '@seaport/contract/desk/seat-session'
import type { desktopIpc } from '@seaport/contract/desktop/ipc'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core'
import type { Locale } from '@seaport/contract/kernel/primitives'
import { shell } from 'electron'
import type { DesktopServices } from '../app.ts'
import type { CallContext } from '../ipc.ts'
import { readFacts } from './client-facts.ts'
import { openLogBook } from './log-book.ts'
import { saveAs } from './save-file.ts'
import { reportFile, reportText } from './support-report.ts'

type DesktopIpc = typeof desktopIpc
type Handlers = IpcHandlers<DesktopIpc, CallContext>

/** What the log and the settings screen are told. */
export interface ClientCallsOptions
  extends Pick<DesktopServices<DesktopIpc>, 'log' | 'logFile' | 'userData' | 'emit'> {
  version: string
  serverUrl: string
  /** @throws SecretsUnavailable */
  device(): Promise<Device>
  seatCode(): string | null
  locale(): Locale
}

/** What the desktop did and what it is. */
export function clientCalls(
  options: ClientCallsOptions,
): Pick<Handlers, 'log.list' | 'log.report' | 'log.save' | 'client.facts' | 'client.showData'> {
  const { log, logFile, userData, emit, version, serverUrl } = options
  const book = openLogBook(logFile, log, (entry) => emit('log.line', entry))
  const facts = async () => readFacts(await options.device().catch(() => null), userData)
  const reporter = async () => ({
    version,
    serverUrl,
    seatCode: options.seatCode(),
    locale: options.locale(),
    facts: await facts(),
    now: Date.now(),
  })
  return {
    'log.list': () => book.list(),
    'log.report': async () => ({ text: reportText(await reporter(), book.list()) }),
    'log.save': async (_args, { window }) => {
      const about = await reporter()
      const day = new Date(about.now).toISOString().slice(0, 10)
      return { path: await saveAs(window, `seaport-log-${day}.txt`, () => reportFile(about, logFile)) }
    },
    'client.facts': facts,
    'client.showData': async () => {
      const problem = await shell.openPath(userData)
      if (problem) throw new Error(problem)
      return {}
    },
  }
}
