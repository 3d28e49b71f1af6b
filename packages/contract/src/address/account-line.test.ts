import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccountLine } from './account-line.ts'

const x = { network: 'x' } as const

test.each([
  ['audit_a1:Pass-word-1:audit1@mail.test:Mail-pw-1:JBSWY3DPEHPK3PXP', 'audit_a1'],
  ['audit_a2|Pass-word-2|audit2@mail.test|Mail-pw-2', 'audit_a2'],
  ['audit_a3----Pass-word-3----audit3@mail.test----Mail-pw-3', 'audit_a3'],
  ['audit_a4\tPass-word-4\taudit4@mail.test\tMail-pw-4\tJBSWY3DPEHPK3PXP', 'audit_a4'],
  ['audit_a5,Pass-word-5,audit5@mail.test,Mail-pw-5', 'audit_a5'],
  ['audit_a6;Pass-word-6;audit6@mail.test', 'audit_a6'],
  ['audit_a7:Pass-word-7', 'audit_a7'],
  ['audit_a8 | Pass-word-8', 'audit_a8'],
  ['audit_a9：Pass-word-9', 'audit_a9'],
  ['@audit_b1 Pass-word', '@audit_b1'],
  ['https://x.com/audit_b2:Pass-word:mail@mail.test', 'https://x.com/audit_b2'],
  ['https://x.com/audit_b3|Pass-word', 'https://x.com/audit_b3'],
  ['audit_b4,audit4@mail.test', 'audit_b4'],
  ['audit_b5,203.0.113.7:8080:bob:Pass-word', 'audit_b5'],
  // Reported for other products; sources are in docs/inputs.md.
  ['ann---https://api.test/mail---Pass-word---https://2fa.run/----2FA:JBSWY3DPEHPK3PXP', 'ann'],
  ['ann----Pass-word----M.C5_tok----9e5f94bc----secret', 'ann'],
  ['user:pass:', 'user'],
  ['user:pass:_|WARNING:-DO-NOT-SHARE-THIS', 'user'],
  ['ann,auth_token=8f3b0c', 'ann'],
  ['ann,{"auth_token":"8f3b0c"}', 'ann'],
  ['ann,2g3g gee3 dv7o xrk6 5h5k vlng pq', 'ann'],
  ['ann;abcd efgh ijkl mnop', 'ann'],
  ['ann\t+84 987 654 321', 'ann'],
  ['ann,Mozilla/5.0 (Windows NT 10.0)', 'ann'],
  ['ann,otpauth://totp/X:ann?secret=JBSWY3DPEHPK3PXP&issuer=X', 'ann'],
  ['ann,W3sibmFtZSI6ImF1dGhfdG9rZW4iLCJ2YWx1ZSI6Ijhm', 'ann'],
  ['ann,"Lee, Pass-word"', 'ann'],
  ['audit_b7\tmatkhau123', 'audit_b7'],
  ['null,Ann', 'null'],
  ['audit_b6,http://bob:Pass-word@gate.example.com:7000', 'audit_b6'],
])('%s is refused, and only %s of it is shown', (line, shown) => {
  expect(readAccountLine(x, line)).toEqual({ fault: expect.any(String), shown })
})

test.each([
  ['ann\tAnn of Hanoi', 'ann', 'Ann of Hanoi'],
  ['ann，小安', 'ann', '小安'],
  ['ann; Tea: the shop', 'ann', 'Tea: the shop'],
  ['  @bob  ', 'bob', ''],
  ['ann,,', 'ann', ''],
  ['https://x.com/ann?s=20', 'ann', ''],
  ['www.twitter.com/carol, Carol', 'carol', 'Carol'],
  ['ann, Ha\u0306ng', 'ann', 'Hăng'],
  ['"ann","Ann Lee"', 'ann', 'Ann Lee'],
  ['ann,\u200B', 'ann', ''],
  ["'ann','Ann Lee'", 'ann', 'Ann Lee'],
  ['="ann"', 'ann', ''],
  ['ann, Lotus Tea | Hà Nội', 'ann', 'Lotus Tea | Hà Nội'],
  ['ann,undefined', 'ann', ''],
  ['@null;N/A', 'null', ''],
])('%s', (line, account, nickname) => {
  expect(readAccountLine(x, line)).toEqual({ account, nickname })
})

test('only the part before the first separator is ever shown, and lines of sold account lists are refused', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9!#$%&*+=?^_~-]{4,16}$/).map((text) => `S3cret${text}`)
  const sign = fc.constantFrom(':', '|', ',', ';', '\t', '----', '：', '｜', ' | ')
  fc.assert(
    fc.property(
      fc.stringMatching(/^\w{1,15}$/),
      fc.array(part, { minLength: 2, maxLength: 5 }),
      sign,
      (name, parts, by) => {
        const read = readAccountLine(x, [name, ...parts].join(by))
        if (!('fault' in read)) throw new Error('taken')
        expect(read.shown).not.toContain('S3cret')
      },
    ),
  )
})
