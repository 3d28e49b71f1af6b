import { getTask } from '@seaport/contract/work/task'
import { getTaskRepeat } from '@seaport/contract/work/task-repeat'
import type { SeatClient } from '@seaport/seat-client/seat-client'
import type { SettingsFile } from '@seaport/seat-client/session/settings'
import { nativeTheme } from 'electron'
import type { Calls } from '../calls/calls.ts'
import type { ClientListeners } from '../handlers.ts'
import type { LocalLife, LocalLifeOptions } from './local-life.ts'
import { readPreferences, writePreferences } from './preferences.ts'
import type { SetAsideStores } from './set-aside.ts'

/** Preferences, and stores that were set aside: answered with and without a server. */
export function lifeCallsOf(
  settings: SettingsFile,
  setAside: SetAsideStores,
  { onLocaleChanged, onCount }: { onLocaleChanged(): void; onCount(count: number): void },
): Calls<
  | 'inbox.count'
  | 'desktop.setTheme'
  | 'desktop.setLocale'
  | 'preference.get'
  | 'preference.set'
  | 'store.setAside'
  | 'store.dismiss'
> {
  return {
    'desktop.setLocale': ({ locale }) => {
      settings.set({ locale })
      onLocaleChanged()
      return {}
    },
    'desktop.setTheme': ({ mode }) => {
      settings.note({ theme: mode })
      nativeTheme.themeSource = mode
      return {}
    },
    'preference.get': () => readPreferences(settings),
    'preference.set': ({ on_close, notify, start_at_login }) => {
      writePreferences(settings, {
        ...(on_close !== undefined && { on_close }),
        ...(notify !== undefined && { notify }),
        ...(start_at_login !== undefined && { start_at_login }),
      })
      return readPreferences(settings)
    },
    'inbox.count': ({ count }) => {
      onCount(count)
      return {}
    },
    'store.setAside': () => setAside.list(),
    'store.dismiss': () => {
      setAside.dismiss()
      return {}
    },
  }
}

/** @returns a function that notifies the person of tasks that failed or were not repeated, and of accounts that were signed out */
export function followersOf(
  life: LocalLife,
  client: () => SeatClient | undefined,
  handleOf: LocalLifeOptions['handleOf'],
): Pick<ClientListeners, 'onAccountChanged' | 'onLiveEvent'> {
  const signedIn = new Set<string>()
  const tellOfSkipped = async (id: string) => {
    const { client: api } = client()?.session() ?? {}
    if (!api) return
    const [{ name }, { repeat }] = await Promise.all([
      api.call(getTask, { params: { id } }),
      api.call(getTaskRepeat, { params: { id } }),
    ])
    const reason = repeat?.runs[0]?.skipped
    if (reason) life.notify({ kind: 'not_repeated', values: { name, reason }, path: `/tasks/${id}` })
  }
  return {
    onAccountChanged: ({ id, signed_in, signing_in }) => {
      if (signed_in) signedIn.add(id)
      else if (!signing_in && signedIn.delete(id))
        handleOf(id)
          .then((handle = '') =>
            life.notify({ kind: 'signed_out', values: { handle }, path: `/browser/${id}` }),
          )
          .catch(() => undefined)
    },
    onLiveEvent: (event) => {
      if (event.type === 'repeat_skipped') tellOfSkipped(event.id).catch(() => undefined)
      if (event.type !== 'task' || event.status !== 'error') return
      const name = life.nameOf(event.id)
      if (name !== undefined) life.notify({ kind: 'failed', values: { name }, path: `/tasks/${event.id}` })
    },
  }
}
