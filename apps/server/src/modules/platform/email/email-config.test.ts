import { expect, test } from 'vitest'
import type { EmailConfigTable } from '../../../db/schema/registration.ts'
import { encrypt, type Secret } from '../../../kernel/secret.ts'
import { openConfig, sealConfig, smtpOf } from './email-config.ts'

const secret: Secret = { key: () => Buffer.alloc(32, 7) }
const mailId = '0192f0c1-2222-7000-8000-000000000007'
const installation = { brand: 'Trà Sen', site: 'https://seaport.example' }

const configOf = (password_sealed: Buffer | null, user: string): EmailConfigTable => ({
  type: 'reset',
  sender: 'hằng@seaport.example',
  server_address: 'smtp.seaport.example',
  server_port: 465,
  secure: 'tls',
  user,
  password_sealed,
  subject: null,
  content: 'Mã {code}',
  expire_minutes: 10,
  updated_at: 1_772_000_000_000,
})

test.each([
  [
    'with a password',
    encrypt(secret.key('mail'), 'cà phê 茶', 'reset'),
    { user: 'hằng', password: 'cà phê 茶' },
  ],
  ['without a password', null, { user: 'hằng', password: '' }],
  ['without a login', null, null],
])('a mail is sent with the configuration that it was sealed with, %s', (_, sealed, login) => {
  const config = configOf(sealed, login?.user ?? '')
  const opened = openConfig(secret, sealConfig(secret, config, mailId), mailId)
  expect(opened).toEqual(config)
  expect(smtpOf(secret, opened, installation)).toMatchObject({ host: 'smtp.seaport.example', login })
})

test('it is opened for that mail alone', () => {
  const sealed = sealConfig(secret, configOf(null, ''), mailId)
  expect(() => openConfig(secret, sealed, mailId.replace('7', '8'))).toThrow()
})
