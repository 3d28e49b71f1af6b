import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** Requests of the doctor to the outside; tests answer in its place. */
export interface Outside {
  /** The texts of a name's TXT records; none if the name does not exist. @throws if nobody answers */
  txt(name: string): Promise<string[]>
  /** @returns status and Date header of a GET. @throws if nobody answers */
  get(url: string): Promise<{ status: number; date: string | null }>
  /** @returns when a host's certificate expires, and why it is not trusted. @throws if nobody answers */
  certificate(host: string, port: number): Promise<{ expiresAt: number; fault: string | null }>
}

const TIMEOUT_MS = 5000

export const realOutside: Outside = {
  async txt(name) {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code === 'ENODATA' || code === 'ENOTFOUND') return []
      throw error
    }
  },
  async get(url) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return { status: response.status, date: response.headers.get('date') }
  },
  certificate: (host, port) =>
    new Promise((resolve, reject) => {
      // An address is no server name (RFC 6066, section 3).
      const named = isIP(host) ? {} : { servername: host }
      const socket = connect({ host, port, ...named, rejectUnauthorized: false }, () => {
        const { valid_to } = socket.getPeerCertificate()
        const fault = socket.authorized ? null : String(socket.authorizationError)
        resolve({ expiresAt: Date.parse(valid_to), fault })
        socket.destroy()
      })
      AbortSignal.timeout(TIMEOUT_MS).addEventListener('abort', () => socket.destroy(new Error('timeout')))
      socket.once('error', reject)
    }),
}
