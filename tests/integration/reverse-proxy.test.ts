import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freeTcpPort } from '../../scripts/lib/ports.ts'
import { findTool } from '../support/debian-tool.ts'
import { documentedConfig, startNginx, writeCertificate } from '../support/nginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'seaport-proxy-'))
const stops: (() => void)[] = []
let backend: Server
let port: number

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    if (request.url === '/api/v1/events') {
      // An endless response, which a buffering proxy would never deliver.
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
      return
    }
    let bytes = 0
    for await (const chunk of request) bytes += (chunk as Buffer).length
    const { host, 'x-forwarded-for': from, 'x-forwarded-proto': protocol, user_id } = request.headers
    response.end(JSON.stringify({ host, from, protocol, user_id, bytes }))
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  port = (backend.address() as AddressInfo).port
  writeCertificate(folder)
})
afterAll(async () => {
  for (const stop of stops) stop()
  backend.closeAllConnections()
  await new Promise((resolve) => backend.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a request over HTTP/2. @returns status and the first words of the answer */
async function ask(listen: number, path: string, body?: Buffer) {
  const client = connect(`https://127.0.0.1:${listen}`, {
    servername: 'seaport.example.com',
    rejectUnauthorized: false,
  })
  try {
    const stream = client.request({
      ':method': body ? 'POST' : 'GET',
      ':path': path,
      ':authority': 'seaport.example.com',
      // The pair of headers of a session: this one has an underscore.
      user_id: 'u1',
    })
    stream.end(body)
    return await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      let status: number | undefined
      client.once('error', reject)
      stream.once('error', reject)
      stream.once('response', (headers) => {
        status = headers[':status']
      })
      stream.once('data', (data: Buffer) => resolve({ status, text: data.toString() }))
      stream.once('end', () => resolve({ status, text: '' }))
    })
  } finally {
    client.destroy()
  }
}

async function lets(listen: number): Promise<void> {
  await vi.waitFor(async () => expect((await ask(listen, '/health')).status).toBe(200))
  const upload = await ask(listen, '/api/v1/file', Buffer.alloc(10 * 1024 * 1024))
  expect(JSON.parse(upload.text)).toEqual({
    host: 'seaport.example.com',
    from: '127.0.0.1',
    protocol: 'https',
    user_id: 'u1',
    bytes: 10 * 1024 * 1024,
  })
  expect(await ask(listen, '/api/v1/events')).toEqual({ status: 200, text: 'data: first\n\n' })
}

test('nginx takes the configuration of docs/operations.md: HTTP/2, uploads, streams, addresses', async () => {
  const nginx = await startNginx(folder, port)
  stops.push(nginx.stop)
  await lets(nginx.port)
})

test('Caddy takes the configuration of docs/operations.md', async () => {
  const listen = await freeTcpPort('127.0.0.1')
  const site = documentedConfig('caddy')
    .replace(
      'seaport.example.com {',
      `seaport.example.com:${listen} {\n\ttls ${folder}/seaport.pem ${folder}/seaport.key`,
    )
    .replace('127.0.0.1:8787', `127.0.0.1:${port}`)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = findTool('caddy', 'caddy')
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], { stdio: 'ignore', env })
  stops.push(() => child.kill('SIGTERM'))
  await lets(listen)
})
