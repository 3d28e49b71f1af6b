import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freeTcpPort, isFree } from './ports.ts'

test('a port is free until something listens on it', async () => {
  const port = await freeTcpPort('127.0.0.1')
  expect(await isFree(port, '127.0.0.1')).toBe(true)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  expect(await isFree(port, '127.0.0.1')).toBe(false)
  server.close()
  await once(server, 'close')
  expect(await isFree(port, '127.0.0.1')).toBe(true)
})

test('on an address that is not ours nothing listens: the server says what is wrong with it', async () => {
  expect(await isFree(8787, '203.0.113.1')).toBe(true)
})
