import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refused } from '../../../kernel/refusal.ts'
import { createDevice, type TestDevice } from '../../../test-support/people.ts'
import { readProof } from './proof.ts'

const now = Date.parse('2026-03-02T08:00:00.000Z')
const url = 'https://sea.example/api/v1/seat/heartbeat'
const request = { method: 'POST', address: url, token: 'token', now }

let device: TestDevice
beforeAll(async () => {
  device = await createDevice({ now: () => now })
})

const refused = (reading: Promise<unknown>) =>
  expect(reading).rejects.toSatisfy((error) => error instanceof Refused && error.reason === 'proof_invalid')

test('a fresh proof for this request tells the key that signed it', async () => {
  const proof = await readProof(await device.prove('POST', url, 'token'), request)
  expect(proof).toMatchObject({ thumbprint: device.thumbprint, deadAt: now + 300_000 })
  const other = await readProof(await device.prove('POST', url, 'token'), request)
  expect(other.jtiHash.equals(proof.jtiHash)).toBe(false)
})

test('query, fragment, default port and the case of the host do not count', async () => {
  const proof = await device.prove('POST', 'https://SEA.example:443/api/v1/seat/heartbeat?a=1#b', 'token')
  await expect(readProof(proof, request)).resolves.toBeDefined()
})

test('the clock may be five minutes off, either way, and no more', async () => {
  for (const off of [-300_000, 300_000])
    await readProof(await device.prove('POST', url, 'token', now + off), request)
  for (const off of [-301_000, 301_000])
    await refused(readProof(await device.prove('POST', url, 'token', now + off), request))
})

test.each([
  ['another method', 'GET', url, 'token'],
  ['another path', 'POST', 'https://sea.example/api/v1/seat/logout', 'token'],
  ['another host', 'POST', 'https://evil.example/api/v1/seat/heartbeat', 'token'],
  ['another scheme', 'POST', 'http://sea.example/api/v1/seat/heartbeat', 'token'],
  ['another token', 'POST', url, 'token2'],
  ['no token', 'POST', url, undefined],
])('a proof for %s is refused', async (_, method, address, token) => {
  await refused(readProof(await device.prove(method, address, token), request))
})

test('a proof with a token is refused for a login', async () => {
  await refused(readProof(await device.prove('POST', url, 'token'), { ...request, token: null }))
})

test.each([undefined, '', 'x', 'a.b.c'])('%j is not a proof', async (header) => {
  await refused(readProof(header, request))
})

describe('a proof made by hand', () => {
  const claims = { htm: 'POST', htu: url, jti: 'some-unique-id', iat: now / 1000 }
  const login = { ...request, token: null }
  const sign = async (
    header: { typ?: string; alg?: string; withJwk?: boolean; private?: boolean },
    payload: Record<string, unknown> = claims,
  ) => {
    const { typ = 'dpop+jwt', alg = 'ES256', withJwk = true } = header
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
    const jwk = await exportJWK(header.private ? privateKey : publicKey)
    return new SignJWT(payload).setProtectedHeader({ alg, typ, ...(withJwk && { jwk }) }).sign(privateKey)
  }

  test('is accepted when all of it is right', async () => {
    await expect(readProof(await sign({}), login)).resolves.toBeDefined()
  })

  test('may be dated by a fraction of a millisecond, and dies on a whole one', async () => {
    const proof = await readProof(await sign({}, { ...claims, iat: now / 1000 + 0.0003 }), login)
    expect(proof.deadAt).toBe(now + 300_001)
  })

  test.each([
    ['of another type', { typ: 'JWT' }],
    ['of another algorithm', { alg: 'RS256' }],
    ['of another curve', { alg: 'ES384' }],
    ['without its key', { withJwk: false }],
    ['with a private key', { private: true }],
  ])('is refused %s', async (_, header) => {
    await refused(readProof(await sign(header), login))
  })

  test.each([
    ['jti', undefined],
    ['jti', 'short'],
    ['jti', 'x'.repeat(129)],
    ['iat', undefined],
    ['iat', 'now'],
    ['htu', 'not an address'],
    ['htm', undefined],
    ['exp', now / 1000 - 1],
  ])('is refused with %s = %j', async (claim, value) => {
    await refused(readProof(await sign({}, { ...claims, [claim]: value }), login))
  })

  test('is refused when another key signed it', async () => {
    const [header, , signature] = (await sign({})).split('.')
    const [, payload] = (await sign({}, { ...claims, jti: 'another-unique-id' })).split('.')
    await refused(readProof([header, payload, signature].join('.'), login))
  })
})
