// @vitest-environment jsdom
import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { beforeAll, expect, test } from 'vitest'
import { shownFields } from '../../../shared/test-support/shown-cells.tsx'
import { EmailCard } from './EmailCard.tsx'

setUpDom()
beforeAll(() => preload('config'))

test('each setting of mail stands under its own label', async () => {
  const row = {
    type: 'registration',
    configured: true,
    sender: 'a@example.test',
    server_address: 'smtp.example.test',
    server_port: 465,
    secure: 'tls',
    user: 'mailer',
    has_password: true,
    subject: null,
    default_subject: 'Code',
    expire_minutes: 10,
  } as unknown as EmailConfig
  expect(await shownFields(<EmailCard config={row} onAction={() => {}} />)).toEqual({
    Sender: 'a@example.test',
    Server: 'smtp.example.test:465',
    Encryption: 'TLS (recommended)',
    Username: 'mailer',
    'Email password': 'Stored, never shown again',
    Subject: 'Code',
    'Code expires after': '10 min',
  })
})
