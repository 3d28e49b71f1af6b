import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it arrived. */
interface ReceivedMail {
  /** The name in EHLO. */
  hello: string
  from: string
  to: string[]
  /** The user name of the login; null = none. */
  user: string | null
  encrypted: boolean
  headers: Record<string, string>
  text: string
}

/** A real SMTP server on a random port of 127.0.0.1. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

/**
 * Self-signed certificate for 127.0.0.1 and named.example.test; clients must be told to trust it. It is not for localhost, which Node.js compares a
 * certificate with when it is given no host. Its key is public, it protects nothing.
 */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIQWXYpIUNbGq+HmX4OBkyGojAKBggqhkjOPQQDAjAUMRIw
EAYDVQQDDAkxMjcuMC4wLjEwIBcNMjYxMTIxMDUwMTU1WhgPMjEyNjEwMjgwNTAx
NTVaMBQxEjAQBgNVBAMMCTEyNy4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABLVTtdIutmwJGr04sB/5Xd9oCNTW/K3plXmQZNMo+OMdKbmlhoil7kmX9zj1
it0FUH9X9apzge3lxd32E08VeJOjVzBVMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0O
BBYEFD7/ATKaX1xmn1PWK5iNPwaNybeIMCMGA1UdEQQcMBqHBH8AAAGCEm5hbWVk
LmV4YW1wbGUudGVzdDAKBggqhkjOPQQDAgNIADBFAiEA8TkciQmBtgOFfunhBolr
6CpfmGbDUmJJoee9ckWzXHsCIDOpLCeu6P3ieojLlI2rR3ySvkQ6k02JOX2mY62Q
MIaQ
-----END CERTIFICATE-----
`
/** Key of that certificate. */
export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRsD8S+jzBZ065zCG
pHM94Ij2wg6Py8Syi/TkFSLl7gWhRANCAAS1U7XSLrZsCRq9OLAf+V3faAjU1vyt
6ZV5kGTTKPjjHSm5pYaIpe5Jl/c49YrdBVB/V/Wqc4Ht5cXd9hNPFXiT
-----END PRIVATE KEY-----
`

/** Starts a mail server that takes everything, unless `options` say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    key: certificateKey,
    cert: certificate,
    authOptional: true,
    hidePIPELINING: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const raw = await text(stream)
      received.push({ ...read(raw), ...envelopeOf(session), encrypted: session.secure })
      done()
    },
    ...options,
  })
  // A client that does not trust the certificate hangs up: nothing to do with the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Session {
  hostNameAppearsAs?: unknown
  user?: unknown
  envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] }
}

function envelopeOf({ hostNameAppearsAs, user, envelope: { mailFrom, rcptTo } }: Session) {
  return {
    hello: String(hostNameAppearsAs),
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    user: typeof user === 'string' ? user : null,
  }
}

function read(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), words(value.join(': '))]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const encoding = headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquote(body.replaceAll('=\r\n', ''))
        : Buffer.from(body)
  return { headers, text: bytes.toString('utf8').replaceAll('\r\n', '\n').trim() }
}

/** Encoded words of a header (RFC 2047). */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64')
        : unquote(content.replaceAll('_', ' '))
      ).toString('utf8'),
    )
}

/** Quoted-printable without its soft line ends. */
function unquote(content: string): Buffer {
  return Buffer.from(
    content.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}
