import { locales } from '@seaport/contract/kernel/locale'
import { expect, test } from 'vitest'
import type { Need } from './needs.ts'
import { compare } from './needs.ts'
import { notificationMail } from './notification-mail.ts'

const thing = (id: string, reason: string | null = null) => ({ id, name: `@${id}`, reason, at: 0 })
const blocked: Need = {
  kind: 'account_blocked',
  title: '2 accounts are blocked',
  urgent: true,
  path: '/media?availability=abnormal',
  count: 2,
  things: [thing('tea', 'Locked'), thing('lotus')],
}
const full: Need = {
  kind: 'ports_full',
  title: 'All 5 ports are taken',
  urgent: false,
  path: '/buyPort-user',
  count: 5,
  things: [{ id: 'ports', name: null, reason: null, at: null }],
}

test('a mail says what, why and where, and how to turn it off', () => {
  const { subject, content } = notificationMail('en', [blocked, full], {
    site: 'https://seaport.test',
    daily: false,
  })
  expect(subject).toBe('2 accounts are blocked, and 1 more')
  expect(content.split('\n\n').slice(0, 3)).toEqual([
    'This needs your attention:',
    '2 accounts are blocked\n– @tea: Locked\n– @lotus\nhttps://seaport.test/#/media?availability=abnormal',
    'All 5 ports are taken\nhttps://seaport.test/#/buyPort-user',
  ])
  expect(content).toContain('https://seaport.test/#/notifications')
})

test('without a public address mails contain no links, and long lists are cut', () => {
  const things = Array.from({ length: 23 }, (_, index) => thing(`a${index}`))
  const { content } = notificationMail('en', [{ ...blocked, things }], { site: null, daily: true })
  expect(content).not.toContain('#/')
  expect(content).toContain('– @a19\n… and 3 more')
})

test('every form of it reads as its record says, in each language', async () => {
  const people = ['Nguyễn Thị Bưởi', '陳大文', 'Zoë 👩‍🚀'].map((name, index) => ({
    ...thing(`p${index}`, index === 1 ? null : 'Đã khóa · 已封鎖'),
    name,
  }))
  const many = Array.from({ length: 21 }, (_, index) => thing(`a${index}`))
  const site = 'https://console.example.com/seaport'
  const forms = [
    [[{ ...blocked, things: people }], { site, daily: false }],
    [[full, { ...blocked, things: many }, { ...blocked, things: people }], { site, daily: true }],
    [[{ ...blocked, things: many.slice(1) }, full], { site: null, daily: false }],
  ] as const
  const lines = locales.flatMap((locale) =>
    forms.flatMap(([needs, how]) => {
      const { subject, content } = notificationMail(locale, needs, how)
      return [`== ${locale}, ${JSON.stringify(how)}`, subject, '', content, '']
    }),
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('notification-mail.txt')
})

test('new items are reported, solved ones forgotten, unless the list was cut', () => {
  const told = [
    { kind: 'account_blocked', thing: 'tea' },
    { kind: 'account_blocked', thing: 'gone' },
    { kind: 'task_failed', thing: 'old' },
  ]
  const { fresh, solved } = compare([blocked, full], told)
  expect(fresh.map(({ kind, things }) => [kind, things.map(({ id }) => id)])).toEqual([
    ['account_blocked', ['lotus']],
    ['ports_full', ['ports']],
  ])
  expect(solved).toEqual(told.slice(1))
  const many = { ...blocked, things: Array.from({ length: 200 }, (_, index) => thing(`a${index}`)) }
  expect(compare([many], told).solved).toEqual(told.slice(2))
})
