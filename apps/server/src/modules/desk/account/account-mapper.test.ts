import { expect, test } from 'vitest'
import { toAccount, toBlock } from './account-mapper.ts'

const at = (day: number) => Date.UTC(2026, 2, day)
const seat = { seat_id: 's1', seat_name: 'Ca sáng', seat_code: '100123' }

test('each field of an account goes out under its own name', () => {
  const row = {
    ...{ id: 'a1', network: 'x', account: 'trà_sen', nickname: '茶花', sign_in_name: 'tra@example.test' },
    ...{ type: 'promotion', import_type: 'list', imported_at: at(1), follower_count: 4321, country: 'VN' },
    ...{ availability: 'abnormal', unblock_count: 2, blocked_at: at(2), blocked_reason: 'restricted' },
    ...{ login_status: 'logged_in', slot: 3, time_zone: 'Asia/Ho_Chi_Minh', ...seat },
    ...{ proxy_id: 'p1', proxy_scheme: 'socks5', proxy_ip: '203.0.113.9', proxy_port: 1080 },
    ...{ proxy_status: 'normal', exit_address: '198.51.100.4', exit_country: 'SG' },
  }
  expect(toAccount(row as never)).toEqual({
    ...{ id: 'a1', network: 'x', account: 'trà_sen', nickname: '茶花', sign_in_name: 'tra@example.test' },
    ...{ type: 'promotion', import_type: 'list', imported_at: '2026-03-01T00:00:00.000Z' },
    ...{ follower_count: 4321, country: 'VN', availability: 'abnormal', unblock_count: 2 },
    ...{ blocked_at: '2026-03-02T00:00:00.000Z', blocked_reason: 'restricted', login_status: 'logged_in' },
    ...{ online: true, seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' } },
    proxy: {
      ...{ id: 'p1', scheme: 'socks5', ip: '203.0.113.9', port: 1080, status: 'normal' },
      ...{ exit_address: '198.51.100.4', exit_country: 'SG' },
    },
    time_zone: 'Asia/Ho_Chi_Minh',
  })
  const bare = toAccount({ ...row, seat_id: null, proxy_id: null, slot: null, blocked_at: null } as never)
  expect(bare).toMatchObject({ seat: null, proxy: null, online: false, blocked_at: null })
})

test('each field of a block goes out under its own name', () => {
  const row = {
    ...{ id: 'b1', reason: 'restricted', note: 'seen at login', blocked_at: at(2), ...seat },
    ...{ shown_task: 't1', task_number: 41, task_name: 'Trà', unblocked_at: at(3), unblock_note: 'solved' },
  }
  expect(toBlock(row as never)).toEqual({
    ...{ id: 'b1', reason: 'restricted', note: 'seen at login', blocked_at: '2026-03-02T00:00:00.000Z' },
    seat: { id: 's1', name: 'Ca sáng', seat_code: '100123' },
    task: { id: 't1', number: 41, name: 'Trà' },
    ...{ unblocked_at: '2026-03-03T00:00:00.000Z', unblock_note: 'solved' },
  })
  expect(toBlock({ ...row, seat_id: null, shown_task: null, unblocked_at: null } as never)).toMatchObject({
    ...{ seat: null, task: null, unblocked_at: null },
  })
})
