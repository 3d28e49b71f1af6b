import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ann@tea.example', 'ann@tea.example'],
  ['ann+seaport@tea.example', 'ann@tea.example'],
  ['ann+a+b@tea.example', 'ann@tea.example'],
  // Elsewhere a dot names another mailbox.
  ['an.n@tea.example', 'an.n@tea.example'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['ann@mail.gmail.com', 'ann@mail.gmail.com'],
  // A name of nothing but a mark is a name.
  ['+x@tea.example', '+x@tea.example'],
  ['hằng+trà@trà.example', 'hằng@trà.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
