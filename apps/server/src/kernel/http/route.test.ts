import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { API_BASE } from '@seaport/contract/api'
import { getSeat } from '@seaport/contract/desk/seat'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { CallerGone } from '../../db/faults.ts'
import type { Installation } from '../installation.ts'
import { type Authenticate, createRouteRegistrar } from './route.ts'

const actor = { kind: 'user', tenantId: 't', keys: new Set(['007']), superuser: false, impersonator: null }
const installation = {
  secret: { key: () => Buffer.alloc(32) },
  clock: () => 0,
  database: { db: {} },
  env: { publicUrl: null },
} as unknown as Installation

/** A server with one route. @returns its address, and how the first call ended there */
async function served(authenticate: Authenticate): Promise<{ url: string; ending: Promise<unknown> }> {
  const app = Fastify()
  onTestFinished(() => app.close())
  const { promise, resolve } = Promise.withResolvers<unknown>()
  app.setErrorHandler(async (error) => resolve(error))
  const places = { app, forForms: app, forRawBodies: app } as never
  const checks = { authenticate, confirmCaller: async () => undefined, auditGuardFor: () => null as never }
  createRouteRegistrar(
    places,
    installation,
    checks,
    new Set(),
  )(getSeat, async () => {
    resolve('answered')
    return {} as never
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${API_BASE}/agent/01900000-0000-7000-8000-000000000001`,
    ending: promise,
  }
}

test('nothing is done for a caller who leaves while it is identified', async () => {
  const leave = new AbortController()
  const { url, ending } = await served(async ({ raw }) => {
    leave.abort()
    await once(raw.socket, 'close')
    return actor as never
  })
  await expect(fetch(url, { signal: leave.signal })).rejects.toThrow('aborted')
  expect(await ending).toBeInstanceOf(CallerGone)
  const waiting = await served(async () => actor as never)
  await fetch(waiting.url)
  expect(await waiting.ending).toBe('answered')
})
