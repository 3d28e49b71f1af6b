import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import tls from 'node:tls'
import { certificate, certificateKey } from '../mail-server.ts'

/** A receiver of webhooks on this machine, which this process trusts until it is closed. */
export interface Hooks {
  url: string
  received: string[]
  close(): void
}

/** Starts a receiver that takes everything. */
export async function startHooks(): Promise<Hooks> {
  const trusted = tls.getCACertificates('default')
  tls.setDefaultCACertificates([...trusted, certificate])
  const received: string[] = []
  const server = createServer({ key: certificateKey, cert: certificate }, async (request, response) => {
    received.push(`${request.url} ${await text(request)}`)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.close()
      tls.setDefaultCACertificates(trusted)
    },
  }
}
