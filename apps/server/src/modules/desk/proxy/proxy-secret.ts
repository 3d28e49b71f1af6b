import type { AccountProxy } from '@seaport/contract/desk/proxy.schema'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { decrypt, encrypt } from '../../../kernel/secret.ts'

function keyOf({ secret }: Pick<Installation, 'secret'>): Buffer {
  return secret.key('proxy-password')
}

/** @returns a password as it is stored: encrypted for this proxy alone; null for an empty one */
export function sealPassword(
  installation: Pick<Installation, 'secret'>,
  proxyId: string,
  password: string,
): Buffer | null {
  return password === '' ? null : encrypt(keyOf(installation), password, proxyId)
}

/** @returns a proxy's password; empty if it has none; null if it was encrypted with another secret of the installation */
export function openPassword(
  installation: Pick<Installation, 'secret'>,
  { id, password_sealed }: Pick<ProxyTable, 'id' | 'password_sealed'>,
): string | null {
  if (password_sealed === null) return ''
  try {
    return decrypt(keyOf(installation), password_sealed, id)
  } catch {
    return null
  }
}

/**
 * @returns a proxy with its credentials, for a client that connects through it
 * @throws Error if its password can't be read
 */
export function withCredentials(installation: Pick<Installation, 'secret'>, proxy: ProxyTable): AccountProxy {
  const { id, scheme, ip, port, username } = proxy
  const password = openPassword(installation, proxy)
  if (password === null) throw new Error(`The password of proxy ${id} belongs to another secret`)
  return { id, scheme, host: ip, port, username, password }
}
