// The client loads these when it first needs them; real time passes meanwhile, and the clock would not wait.
import '@seaport/runner/process-lock'
import '@seaport/seat-client/work/seat-runner'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ApiUnreachable } from '@seaport/api-client/errors'
import { TransportError } from '@seaport/platforms/transport-error'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { createHeadlessViews } from '@seaport/seat-client/account/headless-views'
import { SeatClient } from '@seaport/seat-client/seat-client'
import type { SecretStore } from '@seaport/seat-client/secret-store'
import { SERVER_URL } from './office.ts'

/** The client of a seat, which can die at any moment and be started again on what its disk held at that moment. */
export interface Seat {
  /** The running client. */
  client(): SeatClient
  readonly secrets: Map<string, string>
  /** Content of its log. */
  readonly log: string[]
  /** The program is no more: nothing that it still does reaches anybody, or any disk. */
  kill(): void
  isKilled(): boolean
  /** A person has logged in. */
  isWorking(): boolean
  logIn(credentials: { seat_code: string; password: string }): Promise<void>
  /** Starts the program; after a kill on what the disk held then. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface SeatOptions {
  readonly folder: string
  readonly clock: SimClock
  /** To the server, as it is reached from this computer. */
  readonly reachServer: typeof fetch
  readonly reachNetwork: typeof fetch
  /** Whether the key store refuses now. */
  readonly isKeyStoreLocked: () => boolean
}

export function createSeat(options: SeatOptions): Seat {
  const { clock, folder } = options
  const secrets = new Map<string, string>()
  const log: string[] = []
  let life = 0
  let isKilled = false
  let isWorking = false
  let current: { client: SeatClient; folder: string } | undefined
  let left: SeatClient | undefined
  const folderOf = (n: number) => join(folder, `life-${n}`)
  /** Requests of a killed client get no response. */
  const during = (mine: number, send: typeof fetch, broken: () => Error): typeof fetch => {
    const live = () => {
      if (mine !== life || isKilled) throw broken()
    }
    return async (input, init) => {
      live()
      const answer = await send(input, init)
      live()
      return answer
    }
  }

  const program = (mine: number) => {
    const line = (level: string) => (message: string, fields?: object) =>
      void log.push(`${level} ${message} ${JSON.stringify(fields ?? {}, withErrors)}`)
    const noNetwork = () => new TransportError('killed', { isSent: true })
    const network = during(mine, options.reachNetwork, noNetwork)
    return new SeatClient({
      serverUrl: SERVER_URL,
      version: '1.0.0',
      attended: false,
      dataFolder: folderOf(mine),
      secrets: storeOf(secrets, options.isKeyStoreLocked, () => mine === life && !isKilled),
      views: createHeadlessViews(),
      log: { info: line('info'), warn: line('warn'), error: line('error') },
      egress: { direct: network, through: async () => network },
      machine: {
        machine: clock.now,
        elapsed: clock.now,
        pause: clock.wait,
        fetch: during(mine, options.reachServer, () => new ApiUnreachable(new Error('killed'))),
      },
      events: {
        onSessionChanged: () => undefined,
        onRunnerChanged: () => undefined,
        onAccountChanged: () => undefined,
        onLiveEvent: () => undefined,
        onReconnected: () => undefined,
        onStoreSetAside: ({ store }) => void log.push(`error ${store} set aside`),
      },
    })
  }

  return {
    secrets,
    log,
    isKilled: () => isKilled,
    isWorking: () => isWorking,
    async logIn(credentials) {
      await current?.client.logIn(credentials)
      isWorking = true
    },
    client() {
      if (!current) throw new Error('The client was not started')
      return current.client
    },
    kill() {
      if (isKilled || !current) return
      isKilled = true
      // What a process leaves behind is what its disk holds now; SQLite recovers from its log.
      cpSync(current.folder, folderOf(life + 1), { recursive: true })
      left = current.client
    },
    async start() {
      if (left) await left.pause()
      left = undefined
      life += 1
      isKilled = false
      mkdirSync(folderOf(life), { recursive: true })
      current = { client: program(life), folder: folderOf(life) }
      await current.client.restore()
    },
    async stop() {
      await left?.pause()
      await current?.client.pause()
    },
  }
}

const withErrors = (_key: string, value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : value

function storeOf(kept: Map<string, string>, isLocked: () => boolean, isAlive: () => boolean): SecretStore {
  const writing = (write: () => void) => {
    if (!isAlive()) return
    if (isLocked()) throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
    write()
  }
  return {
    get: async (name) => {
      // The device's own key is read again after real pauses.
      if (name.startsWith('account:') && isLocked()) throw new Error('User interaction is not allowed')
      return kept.get(name)
    },
    names: async () => [...kept.keys()],
    set: async (name, value) => writing(() => kept.set(name, value)),
    delete: async (name) => writing(() => kept.delete(name)),
    setAside: async (name) =>
      writing(() => {
        kept.set(`${name}.unread-1`, kept.get(name) ?? '')
        kept.delete(name)
      }),
  }
}
