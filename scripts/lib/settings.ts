import { freeTcpPort, isFree } from './ports.ts'
import { fail } from './terminal.ts'

/** Addresses of the local services. */
export interface Addresses {
  host: string
  port: number
  sandboxPort: number
}

/**
 * Reads the addresses from the environment, chooses free ports for 0, and ends the command when one is taken.
 * The server itself checks every other variable.
 */
export async function localAddresses(options: { sandbox: boolean }): Promise<Addresses> {
  const host = process.env.HOST || '127.0.0.1'
  const port = await usablePort('PORT', 8787, host, 'server')
  const sandboxPort = options.sandbox
    ? await usablePort('SEAPORT_SANDBOX_PORT', 8788, '127.0.0.1', 'sandbox network')
    : 0
  return { host, port, sandboxPort }
}

async function usablePort(variable: string, usual: number, host: string, what: string): Promise<number> {
  const port = Number(process.env[variable] || usual)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`${variable}=${process.env[variable]} is not a port.`)
  if (port === 0) return freeTcpPort(host)
  if (await isFree(port, host)) return port
  return fail(
    `Port ${port} on ${host}, for the ${what}, is taken: perhaps Seaport runs already.\nStop that program, or choose another port in ${variable}.`,
  )
}

/** @returns the address of `npm start`'s server on this machine, by the same variables */
export function usualServer(): string {
  return browserAddress({ host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 8787) })
}

/** @returns the address that a browser on this machine uses */
export function browserAddress({ host, port }: Pick<Addresses, 'host' | 'port'>): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}
