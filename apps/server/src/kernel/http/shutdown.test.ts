import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeIdleConnections } from './shutdown.ts'

test('a request that never ends does not keep the server from stopping', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeIdleConnections(app, 50)
  let begun = () => {}
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve
  })
  app.get('/', () => {
    begun()
    return new Promise(() => undefined)
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: seaport\r\n\r\n')
  await isUnderWay
  const closed = once(socket, 'close')
  await app.close()
  await closed
  expect(app.server.listening).toBe(false)
})
