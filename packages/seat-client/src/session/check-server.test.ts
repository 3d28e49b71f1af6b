import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkServer, originFrom, ServerRefused } from './check-server.ts'

test.each([
  ['seaport.example.com', 'https://seaport.example.com'],
  ['  https://seaport.example.com/#/login ', 'https://seaport.example.com'],
  ['HTTPS://Seaport.Example.com:8443', 'https://seaport.example.com:8443'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://192.168.1.4:8787/', 'http://192.168.1.4:8787'],
  ['localhost:8787', 'https://localhost:8787'],
  ['2001:DB8::5', 'https://[2001:db8::5]'],
  [' [2001:db8::5]:8443 ', 'https://[2001:db8::5]:8443'],
  ['https://[2001:db8::5]/#/login', 'https://[2001:db8::5]'],
  ['::1', 'https://[::1]'],
  ['http://[::1]:8787', 'http://[::1]:8787'],
  ['http://[fd12:3456::7]', 'http://[fd12:3456::7]'],
  ['http://[fe80::7]', 'http://[fe80::7]'],
])('%j is accepted as the server %s', (text, origin) => {
  expect(originFrom(text)).toBe(origin)
})

test.each([
  ['', 'server_address'],
  ['seaport', 'server_address'],
  ['sea port.example.com', 'server_address'],
  ['ftp://seaport.example.com', 'server_address'],
  ['https://joe:secret@seaport.example.com', 'server_address'],
  ['javascript:alert(1)', 'server_address'],
  ['http://seaport.example.com', 'server_insecure'],
  ['http://172.32.0.1', 'server_insecure'],
  ['http://[2001:db8::5]', 'server_insecure'],
  ['http://[fec0::1]', 'server_insecure'],
  ['https://2001:db8::5', 'server_address'],
  ['[2001:db8::5', 'server_address'],
  ['fe80::1%eth0', 'server_address'],
])('%j is refused: %s', (text, fault) => {
  expect(() => originFrom(text)).toThrow(expect.objectContaining({ fault }))
})

const failing =
  (code: string): typeof fetch =>
  () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))

test.each([
  ['ENOTFOUND', 'server_not_found'],
  ['ECONNREFUSED', 'server_unreachable'],
  ['CERT_HAS_EXPIRED', 'server_certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'server_certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'server_certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'server_certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'server_plain_http'],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'server_plain_http'],
])('%s is reported as %s', async (code, fault) => {
  await expect(checkServer('seaport.example.com', failing(code))).rejects.toThrow(
    expect.objectContaining({ fault }),
  )
})

/** A fake server on this machine. @returns its address */
async function listening(answers: Record<string, unknown>): Promise<string> {
  const server = createServer(({ url }, response) => {
    const answer = answers[url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? { code: 404 }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const health = { code: 200, msg: 'ok', data: {} }
const version = { code: 200, msg: 'ok', data: { language: 'en', downloads: {} } }

test('a Seaport is recognized by its answers, as are another server and an older Seaport', async () => {
  const fine = await listening({ '/health': health, '/api/v1/version': version })
  expect(await checkServer(`${fine}/`)).toBe(fine)
  const fault = async (answers: Record<string, unknown>) =>
    checkServer(await listening(answers)).catch((error: unknown) =>
      error instanceof ServerRefused ? error.fault : error,
    )
  expect(await fault({ '/health': '<h1>It works!</h1>' })).toBe('server_not_seaport')
  expect(await fault({})).toBe('server_not_seaport')
  expect(await fault({ '/health': health })).toBe('server_too_old')
})

test('a server that speaks http is reported as such when it is called by https', async () => {
  const address = await listening({ '/health': health })
  await expect(checkServer(address.replace('http:', 'https:'))).rejects.toThrow(
    expect.objectContaining({ fault: 'server_plain_http' }),
  )
})

test('an endless answer is cut off after a megabyte', async () => {
  let taken = 0
  const endless = new ReadableStream({
    pull(stream) {
      taken += 65_536
      stream.enqueue(new Uint8Array(65_536))
      // A reader without a limit would never stop.
      if (taken > 16 * 1024 * 1024) stream.close()
    },
  })
  const answer = checkServer('seaport.example.com', async () => new Response(endless))
  await expect(answer).rejects.toMatchObject({ fault: 'server_not_seaport' })
  expect(taken).toBeLessThan(2 * 1024 * 1024)
})
