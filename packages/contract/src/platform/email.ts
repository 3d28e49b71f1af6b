import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './email.schema.ts'

const admin = { callers: ['user'], permission: '120' } as const

export const getEmailConfig = endpoint<typeof schema.getEmailConfig>()({
  ...admin,
  method: 'GET',
  path: '/admin/email-config',
  summary: 'The e-mail configuration of every type',
})

export const putEmailConfig = endpoint<typeof schema.putEmailConfig>()({
  ...admin,
  method: 'PUT',
  path: '/admin/email-config',
  summary: 'Replace the e-mail configuration of one type; every owner is told, by mail through the old one',
  stepUp: true,
})

export const testEmailConfig = endpoint<typeof schema.testEmailConfig>()({
  ...admin,
  method: 'POST',
  path: '/admin/email-config/test',
  summary: 'Send a mail of one type now, with a code that counts nowhere',
})

export const listOutbox = endpoint<typeof schema.listOutbox>()({
  ...admin,
  method: 'GET',
  path: '/admin/email-config/outbox',
  summary: 'Mails of the last thirty days; those that no configuration could send are readable',
})
