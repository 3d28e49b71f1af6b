import { expect, test } from 'vitest'
import { keccak256 } from './keccak.ts'

// https://keccak.team/archives.html and https://eips.ethereum.org/EIPS/eip-55; the lengths around a block are those of @noble/hashes.
test.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['a'.repeat(135), '34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446'],
  ['a'.repeat(136), 'a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e'],
  ['a'.repeat(300), '5b7e0e47a96f32a88b4f14ca177982790807c40e1a105742ba0fc1babe1ef826'],
])('the digest of %j', (text, digest) => {
  expect(keccak256(text).toString('hex')).toBe(digest)
})
