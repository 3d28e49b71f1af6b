import { expect, test } from 'vitest'
import { loadSecret, newToken } from '../../../kernel/secret.ts'
import { readTicket, signTicket } from './switch-back-token.ts'

const secret = loadSecret({ secret: 'a'.repeat(32), dataDir: '' })
const other = loadSecret({ secret: 'b'.repeat(32), dataDir: '' })
const ticket = { id: newToken(), expiresAt: 1000 }
const value = signTicket(secret, ticket)

test('a ticket is read back until it expires', () => {
  expect(readTicket(secret, value, 999)).toEqual(ticket)
  expect(readTicket(secret, value, 1000)).toBeNull()
})

test('a ticket can’t be made or extended without the secret', () => {
  expect(readTicket(other, value, 0)).toBeNull()
  expect(readTicket(secret, value.replace('.1000.', '.9999.'), 0)).toBeNull()
  expect(readTicket(secret, value.replace(ticket.id, newToken()), 0)).toBeNull()
  const flipped = value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA')
  for (const text of [undefined, '', 'x', flipped, `${value}x`, `${ticket.id}.1000.`, `${ticket.id}.1000`])
    expect(readTicket(secret, text, 0)).toBeNull()
})
