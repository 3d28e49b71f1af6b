import { expect, test } from 'vitest'
import { decideLogin } from './login-decision.ts'

const now = 1_000_000
const session_hash = Buffer.from('token')
const device_id = 'a-desk-of-ours'
const demoAgent = { device_id: 'demo-agent-1', device_key: 'other', session_hash, last_seen_at: now }
const me = { thumbprint: 'mine', kind: 'desktop' } as const

test.each([
  ['bind', { device_key: null, device_id: null, session_hash: null, last_seen_at: null }],
  ['again', { device_key: 'mine', device_id, session_hash: null, last_seen_at: null }],
  ['again', { device_key: 'mine', device_id, session_hash, last_seen_at: now }],
  ['held', { device_key: 'other', device_id, session_hash, last_seen_at: now - 59_999 }],
  ['held', { device_key: 'other', device_id: 'agent-of-ours', session_hash, last_seen_at: now }],
  ['takeover', { device_key: 'other', device_id, session_hash, last_seen_at: now - 60_000 }],
  ['takeover', { device_key: 'other', device_id, session_hash: null, last_seen_at: now }],
  ['takeover', demoAgent],
] as const)('%s: %o', (decision, seat) => {
  expect(decideLogin(seat, me, now)).toBe(decision)
})

test('the demo’s agent yields to a headless agent too, but not to another demo agent', () => {
  expect(decideLogin(demoAgent, { ...me, kind: 'agent' }, now)).toBe('takeover')
  expect(decideLogin(demoAgent, { ...me, kind: 'demo_agent' }, now)).toBe('held')
})
