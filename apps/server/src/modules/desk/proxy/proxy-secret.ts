import type { AccountProxy } from '@seaport/contract/desk/proxy'
import type { ProxyTable } from '../../../db/schema/seat.ts'
import type { Install } from '../../../kernel/install.ts'
import { seal, unseal } from '../../../kernel/secret.ts'

function keyOf({ secret }: Pick<Install, 'secret'>): Buffer {
  return secret.key('proxy-password')
}

/** @returns a password as it is stored: encrypted for this proxy alone; null for an empty one */
export function sealPassword(
  install: Pick<Install, 'secret'>,
  proxyId: string,
  password: string,
): Buffer | null {
  return password === '' ? null : seal(keyOf(install), password, proxyId)
}

/** @returns a proxy with its credentials, for whoever goes out through it */
export function withCredentials(install: Pick<Install, 'secret'>, proxy: ProxyTable): AccountProxy {
  const { id, scheme, ip, port, username, password_sealed } = proxy
  const password = password_sealed === null ? '' : unseal(keyOf(install), password_sealed, id)
  return { id, scheme, host: ip, port, username, password }
}
