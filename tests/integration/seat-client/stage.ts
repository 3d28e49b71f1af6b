import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerStatus } from '@seaport/seat-client/session/server-status'
import { createServerTime, type ServerTimeOptions } from '@seaport/seat-client/session/server-time'
import { type SeatSession, SessionManager } from '@seaport/seat-client/session/session-manager'
import { openSettings } from '@seaport/seat-client/session/settings'
import { onTestFinished } from 'vitest'
import { start } from '../../../apps/server/src/app/start.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Secrets in memory, under the same promises as the encrypted file; a "computer" keeps them over restarts. */
export function memorySecrets() {
  const all = new Map<string, string>()
  return {
    get: async (name: string) => all.get(name),
    set: async (name: string, value: string) => void all.set(name, value),
    delete: async (name: string) => void all.delete(name),
    setAside: async (name: string) => {
      const unread = all.get(name)
      if (unread !== undefined) all.set(`${name}.unread`, unread)
      all.delete(name)
    },
    names: async () => [...all.keys()],
  }
}
export type MemorySecrets = ReturnType<typeof memorySecrets>

/** A real server with the demo's data, whose clock the test moves; `variables` are added to its environment. */
export async function startServer(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'seaport-desktop-'))
  const time = { ahead: 0 }
  const server = await start(
    { PORT: '0', SEAPORT_DEMO: '1', SEAPORT_DATA_DIR: folder, SEAPORT_LOG_LEVEL: 'silent', ...variables },
    () => Date.now() + time.ahead,
  )
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  return { url: server.url, folder, time }
}

export interface Computer {
  readonly sessions: SessionManager
  /** Events of the sessions' runtimes, in order. */
  readonly events: string[]
  session(): SeatSession
}

/** The session manager of a computer, over its secrets; `options` may give it another clock. */
export function startComputer(
  serverUrl: string,
  secrets: MemorySecrets,
  folder: string,
  options?: ServerTimeOptions,
): Computer {
  const events: string[] = []
  const sessions = new SessionManager({
    serverUrl,
    userAgent: 'Seaport/test',
    secrets,
    settings: openSettings(join(folder, 'settings.json')),
    status: createServerStatus(() => undefined),
    fetch,
    time: createServerTime(options),
    log: silent,
    startRuntime: ({ seat }) => {
      events.push(`start ${seat.seat_code}`)
      return {
        stop: async () => void events.push('stop'),
        dispose: async () => void events.push('dispose'),
      }
    },
    onChange: () => events.push(sessions.state().seat ? 'in' : `out ${sessions.state().ended ?? 'by hand'}`),
  })
  return {
    sessions,
    events,
    session() {
      const session = sessions.current()
      if (!session) throw new Error('Nobody is logged in')
      return session
    },
  }
}

/** The second demo seat's login, as the README names it. */
export const LOGIN = { seat_code: '100002', password: 'Seaport-seat-1' }
