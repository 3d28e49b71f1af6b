import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { type EventStream, openStream } from './event-stream.ts'

test('a client that does not read is dropped instead of being kept in memory', async () => {
  const opened = Promise.withResolvers<{ stream: EventStream; response: ServerResponse }>()
  const server = createServer((_, response) => opened.resolve({ stream: openStream(response), response }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.pause()
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const { stream, response } = await opened.promise
  const closed = once(response, 'close')
  let most = 0
  for (let sent = 0; sent < 1000 && !response.destroyed; sent += 1) {
    stream.send({ text: 'x'.repeat(64 * 1024) })
    most = Math.max(most, response.writableLength)
  }
  await closed
  expect(response.destroyed).toBe(true)
  expect(most).toBeLessThan(1.2 * 1024 * 1024)
  // Later messages are irrelevant here.
  stream.send({})
  stream.beat()
  client.destroy()
  server.close()
})

test('events, the retry hint and heartbeats are written as the standard says', async () => {
  const opened = Promise.withResolvers<EventStream>()
  const server = createServer((_, response) => opened.resolve(openStream(response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache, no-transform')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const stream = await opened.promise
  stream.send({ type: 'user', text: 'two\nlines' })
  stream.beat()
  stream.end()
  expect(await answer.text()).toBe('retry: 2000\n\ndata: {"type":"user","text":"two\\nlines"}\n\n:\n\n')
  server.close()
})
