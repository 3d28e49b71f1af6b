import { expect, test } from 'vitest'
import { transportOptions } from './smtp.ts'

/** Reported for other products; sources are in docs/inputs.md. */
test.each([
  ['https://seaport.example.com', 'seaport.example.com'],
  ['https://Seaport.Example.com.:8443/console', 'seaport.example.com'],
  ['https://trà.example', 'xn--tr-kia.example'],
  ['http://203.0.113.5:8787', 'mail.example'],
  ['http://[2001:db8::1]:8787', 'mail.example'],
  ['http://localhost:8787', 'mail.example'],
  ['http://seaport:8787', 'mail.example'],
  ['http://localhost.localdomain:8787', 'mail.example'],
  ['http://25aea30808b2:8787', 'mail.example'],
  ['http://seaport_server_1.internal:8787', 'mail.example'],
  [null, 'mail.example'],
])('an installation at %s greets a mail server as %s', (site, name) => {
  const settings = {
    host: 'smtp',
    port: 25,
    secure: 'none',
    sender: 'desk@mail.example',
    login: null,
  } as const
  expect(transportOptions({ ...settings, site }).name).toBe(name)
})
