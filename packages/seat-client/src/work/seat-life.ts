import { followEvents } from '@seaport/api-client/live'
import type { LiveEvent } from '@seaport/contract/event'
import type { Runner } from '@seaport/runner/runner'
import { type AccountDesk, createAccountDesk } from '../account/account-desk.ts'
import { logged } from '../account/logged-desk.ts'
import { createRoutes } from '../account/routes.ts'
import { openSignIns } from '../account/sign-ins.ts'
import { openWorkspaceMemory } from '../account/workspace-memory.ts'
import { keepBeating } from '../session/heartbeat.ts'
import type { SeatSession, SessionLife } from '../session/session.ts'
import type { Desk } from './desk.ts'
import { createSeatRunner } from './seat-runner.ts'

/** What a logged-in seat has: its accounts and its runner. Both are there a moment after the session began. */
export interface SeatLife extends SessionLife {
  readonly accounts: Promise<AccountDesk>
  runner(): Runner | undefined
}

/** How often the last contact is written down; only a month without one matters. */
const NOTE_CONTACT_MS = 60 * 60_000

/** Everything that lives from login to logout: heartbeat, live events, the runner, the accounts' windows. */
export function beginSeatLife(desk: Desk, session: SeatSession): SeatLife {
  const { client, seat } = session
  const end = new AbortController()
  let runner: Runner | undefined

  const start = async (): Promise<AccountDesk> => {
    const signIns = await openSignIns(desk.secrets, seat.id)
    const memory = openWorkspaceMemory(desk.workspacePath(seat.id))
    const routes = createRoutes(
      client,
      desk.network,
      (id) => (memory.recall()?.accounts ?? []).some((account) => account.id === id && !account.proxy),
      (account, error) => desk.log.warn('proxy failed', { account, error }),
    )
    const accounts = createAccountDesk({
      client,
      views: desk.views,
      signIns,
      networks: desk.networks,
      memory,
      routes,
      translate: desk.translate,
      log: desk.log,
      changed: desk.onAccountChanged,
    })
    const noted = logged(accounts, desk.log)
    if (end.signal.aborted) return noted
    runner = createSeatRunner({
      session,
      journalPath: desk.journalPath(seat.id),
      find: desk.networks.find,
      vaultOf: signIns.vaultOf,
      fetchOf: routes.fetchOf,
      onSignedOut: accounts.signedOut,
      onState: desk.onRunnerChanged,
      log: desk.log,
    })
    // Known networks are enough to go on with; news about them comes when the server answers.
    const fresh = desk.networks.refresh(client).catch(() => undefined)
    if (desk.networks.isEmpty()) await fresh
    if (!end.signal.aborted) runner.start()
    return noted
  }
  const started = start()
  started.catch((error: unknown) => desk.log.error('the seat could not begin its work', { error }))

  keepBeating(client, end.signal, () => {
    const { last_contact_at } = desk.settings.get()
    if (Date.now() - (last_contact_at ?? 0) >= NOTE_CONTACT_MS)
      desk.settings.set({ last_contact_at: Date.now() })
  })

  const bringInLine = () => {
    started.then((accounts) => accounts.workspace()).catch(() => undefined)
  }
  const onEvent = (event: LiveEvent) => {
    desk.onLiveEvent(event)
    if (event.type === 'session_over') client.options.onSessionOver?.({})
    if (event.type === 'task' && concernsRunner(event, runner)) runner?.poke()
    if (event.type === 'account') bringInLine()
  }
  const onOpen = () => {
    desk.onReconnected()
    runner?.poke()
    bringInLine()
  }
  followEvents(client.options, { onOpen, onEvent }, end.signal).catch((error: unknown) =>
    desk.log.error('live events broke off', { error }),
  )

  const stop = async () => {
    end.abort()
    await started.catch(() => undefined)
    await runner?.stop()
  }
  return {
    accounts: started,
    runner: () => runner,
    stop,
    async leave() {
      await stop()
      await started.then((accounts) => accounts.leave())
      desk.onRunnerChanged()
    },
  }
}

/** A task waits for a runner, or one that we are working on is over: both are worth asking at once. */
function concernsRunner(event: LiveEvent & { type: 'task' }, runner: Runner | undefined): boolean {
  const ours = runner?.state().tasks.some(({ id }) => id === event.id) ?? false
  return event.status === 'queued' || (ours && event.status !== 'running')
}
