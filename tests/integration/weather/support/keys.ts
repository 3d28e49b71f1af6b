import { hash, KeyObject, sign, verify, type webcrypto } from 'node:crypto'
import type { SimClock } from '@seaport/runner/test-support/sim-clock'
import { vi } from 'vitest'

/**
 * Web Crypto works in threads, which the clock would not see, and which would end in any order. Signatures and digests are made at once here, with the same
 * keys and by the same algorithms.
 */
export function useKeysAtOnce(clock: SimClock): void {
  const { subtle } = crypto
  const { importKey, generateKey } = subtle
  const imported = new Map<string, Promise<webcrypto.CryptoKey>>()
  vi.spyOn(subtle, 'importKey').mockImplementation(((...given: unknown[]) => {
    const [format, data, kind, , uses] = given
    const name = JSON.stringify([data, uses])
    // A `KeyObject` is made of what may leave.
    const key =
      imported.get(name) ??
      clock.runWhile(() => Reflect.apply(importKey, subtle, [format, data, kind, true, uses]) as never)
    imported.set(name, key)
    return key
  }) as never)
  vi.spyOn(subtle, 'generateKey').mockImplementation(((...given: never[]) =>
    clock.runWhile(() => Reflect.apply(generateKey, subtle, given) as Promise<unknown>)) as never)
  vi.spyOn(subtle, 'sign').mockImplementation(async (_algorithm, key, data) =>
    toArrayBuffer(sign('sha256', bytesOf(data), es256(key))),
  )
  vi.spyOn(subtle, 'verify').mockImplementation(async (_algorithm, key, signature, data) =>
    verify('sha256', bytesOf(data), es256(key), bytesOf(signature)),
  )
  vi.spyOn(subtle, 'digest').mockImplementation(async (algorithm, data) =>
    toArrayBuffer(hash(String(algorithm).replace('-', ''), bytesOf(data), 'buffer')),
  )
}

const es256 = (key: webcrypto.CryptoKey) => ({ key: KeyObject.from(key), dsaEncoding: 'ieee-p1363' as const })

const bytesOf = (data: webcrypto.BufferSource) =>
  data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength)

const toArrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer) =>
  buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
