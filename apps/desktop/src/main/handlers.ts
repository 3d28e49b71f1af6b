import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { desktopIpc } from '@seaport/contract/desktop/ipc'
import type { IpcHandlers } from '@seaport/contract/desktop/ipc-core'
import { getGuard } from '@seaport/contract/work/guard'
import {
  createTask,
  endTask,
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
  retryTask,
} from '@seaport/contract/work/task'
import { ClientRefused } from '@seaport/seat-client/client-refused'
import { createTranslate } from '@seaport/seat-client/messages'
import { nodeNetwork } from '@seaport/seat-client/network/node-network'
import { SecretsUnavailable } from '@seaport/seat-client/secret-store'
import { createContact } from '@seaport/seat-client/session/contact'
import { createNetworks } from '@seaport/seat-client/session/networks'
import { createSessionKeeper } from '@seaport/seat-client/session/session'
import { openSettings } from '@seaport/seat-client/session/settings'
import { userAgentOf } from '@seaport/seat-client/session/user-agent'
import type { Desk } from '@seaport/seat-client/work/desk'
import { beginSeatLife, type SeatLife } from '@seaport/seat-client/work/seat-life'
import type { Workbench } from '@seaport/seat-client/work/workbench'
import type { DesktopServices } from './app.ts'
import type { CallContext } from './ipc.ts'
import { shownState } from './runner-state.ts'
import { clientCalls } from './screens/client-calls.ts'
import { libraryCalls } from './screens/library-calls.ts'

type DesktopIpc = typeof desktopIpc
type Services = Pick<
  DesktopServices<DesktopIpc>,
  'views' | 'secrets' | 'log' | 'logFile' | 'userData' | 'emit' | 'beforeQuit' | 'onAccountViewClosed'
>

export interface Installation {
  readonly version: string
  /** Origin of the server, without a path. */
  readonly serverUrl: string
}

/** Composes the main process: settings, session, and what a logged-in seat lives with; and answers the window from it. */
export async function createHandlers(
  services: Services,
  { version, serverUrl }: Installation,
): Promise<IpcHandlers<DesktopIpc, CallContext>> {
  const { userData, log, emit, secrets } = services
  const settings = openSettings(join(userData, 'settings.json'))
  const translate = createTranslate(() => settings.get().locale)
  const networks = createNetworks(settings)
  let life: SeatLife | undefined

  const runnerState = () => shownState(life?.runner()?.state(), contact)
  const contact = createContact(() => {
    if (contact.online()) log.info('server answers again')
    else log.warn('server does not answer')
    runnerChanged()
  })
  const runnerChanged = () => emit('runner.state', runnerState())
  const desk: Desk = {
    views: services.views,
    secrets,
    settings,
    networks,
    network: nodeNetwork,
    translate,
    log,
    onAccountChanged: (account) => emit('account.window', account),
    onRunnerChanged: runnerChanged,
    onLiveEvent: (event) => emit('live', event),
    onReconnected: () => emit('refresh', {}),
    workspacePath: (seatId) => join(userData, 'workspace', `${seatId}.json`),
    journalPath(seatId) {
      const folder = join(userData, 'journal')
      mkdirSync(folder, { recursive: true })
      return join(folder, `${seatId}.sqlite`)
    },
  }
  const keeper = createSessionKeeper({
    serverUrl,
    userAgent: userAgentOf(version),
    secrets,
    settings,
    contact,
    log,
    begin(session) {
      life = beginSeatLife(desk, session)
      return life
    },
    changed: () => emit('desktop.state', state()),
  })
  const state = () => ({
    version,
    server_url: serverUrl,
    last_seat_code: settings.get().last_seat_code,
    ...keeper.state(),
  })

  /** @throws ClientRefused where nobody is logged in */
  const session = () => {
    const current = keeper.current()
    if (!current) throw new ClientRefused(translate, 'not_logged_in')
    return current
  }
  const accounts = () => {
    session()
    if (!life) throw new Error('A session without a life')
    return life.accounts
  }

  const workbench = async (): Promise<Workbench> => {
    const [desk, { createWorkbench }] = await Promise.all([
      accounts(),
      import('@seaport/seat-client/work/workbench'),
    ])
    const runner = life?.runner()
    if (!runner) throw new ClientRefused(translate, 'task_not_here')
    return createWorkbench({ runner, accounts: desk, translate })
  }

  services.beforeQuit(() => keeper.pause())
  services.onAccountViewClosed((id) => {
    life?.accounts.then((desk) => desk.windowClosed(id)).catch(() => undefined)
  })
  await keeper.restore().catch((error: unknown) => log.error('the last session could not be read', { error }))

  return {
    'desktop.state': () => state(),
    'desktop.setLocale': ({ locale }) => {
      settings.set({ locale })
      return {}
    },
    'session.login': async (body) => {
      await keeper.logIn(body).catch((error: unknown) => {
        throw error instanceof SecretsUnavailable
          ? new ClientRefused(translate, 'no_protected_storage')
          : error
      })
      return state()
    },
    'session.logout': async () => {
      await keeper.logOut()
      return state()
    },
    'workspace.get': async () => (await accounts()).workspace(),
    'account.open': async ({ id }) => (await accounts()).open(id),
    'account.close': async ({ id }) => {
      await (await accounts()).close(id)
      return {}
    },
    'account.show': async ({ id }) => {
      await (await accounts()).show(id)
      return {}
    },
    'account.signIn': async ({ id }) => (await accounts()).signIn(id),
    'account.cancelSignIn': async ({ id }) => {
      ;(await accounts()).cancelSignIn(id)
      return {}
    },
    'account.visit': async ({ id, url }) => {
      await (await accounts()).visit(id, url)
      return {}
    },
    'task.list': (query) => session().client.call(listTasks, { query }),
    'task.get': (params) => session().client.call(getTask, { params }),
    'task.create': (body) => session().client.call(createTask, { body }),
    'task.end': (params) => session().client.call(endTask, { params }),
    'task.retry': (params) => session().client.call(retryTask, { params }),
    'task.targets': (params) =>
      session().client.call(listTaskTargets, { params, query: { page_size: 200, order: 'asc' } }),
    'task.resources': ({ id, ...query }) =>
      session().client.call(listTaskResources, { params: { id }, query }),
    'runner.state': () => runnerState(),
    'guard.get': () => session().client.call(getGuard, {}),
    'workbench.begin': async ({ id }) => ({ state: await (await workbench()).begin(id) }),
    'workbench.tell': async ({ id, ...told }) => {
      ;(await workbench()).tell(id, told)
      return {}
    },
    'network.list': () => settings.get().networks,
    ...libraryCalls(session),
    ...clientCalls({
      ...services,
      version,
      serverUrl,
      device: keeper.device,
      seatCode: () => keeper.current()?.seat.seat_code ?? null,
      locale: () => settings.get().locale,
    }),
  }
}
