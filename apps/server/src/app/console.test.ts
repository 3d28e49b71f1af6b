import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors, handleFrameworkError } from '../kernel/http/errors.ts'
import { serveConsole } from './console.ts'

let folder: string
let app: FastifyInstance
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-console-'))
  for (const part of ['assets', '.vite']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'a.js'), '1')
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  app = Fastify({ frameworkErrors: handleFrameworkError })
  handleErrors(app)
  await serveConsole(app, folder)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a path as it is; fetch would normalize it. */
const answerTo = (path: string) =>
  new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, resolve).on('error', reject)
  })

test('serves the page fresh and its files for a year', async () => {
  const page = await answerTo('/')
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
  const file = await answerTo('/assets/a.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test.each([
  '/..',
  '/../..',
  '//',
  '//x/',
  '/%00',
  '/a%00b',
  '/%5c..%5c',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(5000)}`,
  '/assets',
  '/assets/',
  '/assets/..',
  '/.vite/manifest.json',
])('%s is not found, and no fault of ours', async (path) => {
  const answer = await answerTo(path)
  expect([answer.statusCode, await json(answer)]).toEqual([
    404,
    expect.objectContaining({ reason: 'not_found' }),
  ])
})
