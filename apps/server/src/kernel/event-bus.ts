import { LiveEvent } from '@seaport/contract/event.schema'
import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { runKept } from '../db/kept-plans.ts'
import type { Database } from '../db/open.ts'
import { connectionSettings } from '../db/postgres.ts'
import type { Trx } from '../db/schema.ts'
import type { Log } from './log.ts'

/** An event with its tenant. */
const Message = z.object({ tenantId: z.string(), event: LiveEvent })
type Message = z.infer<typeof Message>

type Listener = (event: LiveEvent) => void

/** Delivers events to subscribers after a commit: within the process, or through LISTEN/NOTIFY if several servers share the database. */
export interface EventBus {
  /** Called inside the transaction: PostgreSQL sends the notifications with the commit. */
  withCommit(trx: Trx, messages: readonly Message[]): Promise<void>
  /** Called after the commit: a single process notifies its own listeners. */
  afterCommit(messages: readonly Message[]): void
  /**
   * @param onGap called when events may have been lost: the subscriber has to refetch
   * @returns a function that ends the subscription
   */
  subscribe(tenantId: string, listener: Listener, onGap?: () => void): () => void
  /** @returns counters of this process since its start */
  figures(): EventFigures
  close(): Promise<void>
}

interface EventFigures {
  /** Open subscriptions. */
  listeners: number
  /** Events received, from any server. */
  received: number
  /** Deliveries: events times their subscribers. */
  delivered: number
  /** Number of gaps in which events may have been lost. */
  gaps: number
}

const CHANNEL = 'seaport_event'

/** @returns the bus for the database; on a shared one it is listening when the promise resolves */
export async function openEventBus(database: Database, log: Log): Promise<EventBus> {
  const local = localListeners()
  if (!database.shared) {
    return {
      ...local,
      withCommit: async () => undefined,
      afterCommit: (messages) => messages.forEach(local.publish),
      close: async () => undefined,
    }
  }
  const receiver = await listen(database.shared.connectionString, log, {
    onPayload: (payload) => local.publish(Message.parse(JSON.parse(payload))),
    onGap: local.notifyGap,
  })
  return {
    subscribe: local.subscribe,
    figures: local.figures,
    async withCommit(trx, messages) {
      if (messages.length === 0) return
      const payloads = messages.map((message) => JSON.stringify(message))
      await runKept(
        trx,
        sql`select pg_notify(${CHANNEL}, payload) from unnest(cast(${payloads} as text[])) as payload`.compile(
          trx,
        ),
      )
    },
    afterCommit: () => undefined,
    close: receiver.close,
  }
}

function localListeners() {
  const byTenant = new Map<string, Map<Listener, () => void>>()
  const figures: EventFigures = { listeners: 0, received: 0, delivered: 0, gaps: 0 }
  return {
    figures: () => ({ ...figures }),
    publish({ tenantId, event }: Message) {
      const listeners = byTenant.get(tenantId)
      figures.received += 1
      figures.delivered += listeners?.size ?? 0
      for (const listener of listeners?.keys() ?? []) listener(event)
    },
    notifyGap() {
      figures.gaps += 1
      for (const onGap of [...byTenant.values()].flatMap((listeners) => [...listeners.values()])) onGap()
    },
    subscribe(tenantId: string, listener: Listener, onGap: () => void = () => undefined) {
      const listeners = byTenant.get(tenantId) ?? new Map<Listener, () => void>()
      byTenant.set(tenantId, listeners.set(listener, onGap))
      figures.listeners += 1
      return () => {
        if (!listeners.delete(listener)) return
        figures.listeners -= 1
        if (listeners.size === 0) byTenant.delete(tenantId)
      }
    },
  }
}

interface Subscriber {
  onPayload(payload: string): void
  onGap(): void
}

/** Interval of checks of the listening connection, and timeout of each, in milliseconds. */
const TRIED_EVERY_MS = 10_000
const ANSWER_MS = 5_000
/** Delay before a broken connection is reopened, in milliseconds. */
const RECONNECT_MS = 1000

/**
 * Keeps one listening connection. It is checked every ten seconds, because a network may drop packets silently, and reopened every second while it is
 * broken. Both ends of the gap are reported: subscribers that joined in between missed events too.
 */
async function listen(url: string, log: Log, { onPayload, onGap }: Subscriber) {
  let client: pg.Client | undefined
  let closed = false
  let next: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client({ ...connectionSettings(url), application_name: 'seaport events' })
    client = fresh
    fresh.on('notification', (message) => {
      try {
        onPayload(message.payload ?? '')
      } catch (error) {
        log.error({ err: error }, 'An event could not be read')
      }
    })
    fresh.on('error', (error) => {
      if (!closed) log.warn({ err: error }, 'The listening connection broke')
    })
    fresh.on('end', reconnect)
    try {
      await fresh.connect()
      await answerOf(fresh, `listen ${CHANNEL}`)
      await requirePrimary(fresh)
    } catch (error) {
      fresh.off('end', reconnect)
      fresh.connection.stream.destroy()
      throw error
    }
    tryLater(fresh)
  }
  const tryLater = (current: pg.Client) => {
    clearTimeout(next)
    if (closed) return
    next = setTimeout(
      () =>
        requirePrimary(current).then(
          () => current === client && tryLater(current),
          () => current.connection.stream.destroy(),
        ),
      TRIED_EVERY_MS,
    )
  }
  const reconnect = () => {
    if (closed) return
    onGap()
    clearTimeout(next)
    next = setTimeout(() => connect().then(onGap, reconnect), RECONNECT_MS)
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(next)
      client?.connection.stream.destroy()
    },
  }
}

/** @throws where no writes are taken: nobody sends events there, so the address may lead to another server by now */
async function requirePrimary(client: pg.Client): Promise<void> {
  const [row] = await answerOf(client, 'show transaction_read_only')
  if (row?.transaction_read_only !== 'off') throw new Error('PostgreSQL takes no writes')
}

/** Runs a query on a connection, which is closed if no answer comes. */
async function answerOf(client: pg.Client, question: string): Promise<Record<string, unknown>[]> {
  const timer = setTimeout(
    () => client.connection.stream.destroy(new Error('No answer on the listening connection')),
    ANSWER_MS,
  )
  try {
    return (await client.query<Record<string, unknown>>(question)).rows
  } finally {
    clearTimeout(timer)
  }
}
