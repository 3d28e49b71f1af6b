import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './doctor.schema.ts'

/** What is checked, in the order in which it is shown. */
export const doctorChecks = [
  'address',
  'certificate',
  'time',
  'database',
  'disk',
  'jobs',
  'queues',
  'mail',
  'mail_dns',
  'backups',
  'update_keys',
  'networks',
] as const

/** What a check may find. Each has a text in the namespace `doctor`: what is so, and what to do. */
export const doctorFindings = [
  'address_ok',
  'address_missing',
  'address_not_https',
  'address_unreachable',
  'certificate_ok',
  'certificate_expires',
  'certificate_wrong',
  'certificate_none',
  'time_ok',
  'time_wrong',
  'time_unknown',
  'database_ok',
  'database_old',
  'database_behind',
  'database_no_tools',
  'disk_ok',
  'disk_low',
  'jobs_ok',
  'jobs_late',
  'jobs_failed',
  'queues_ok',
  'queues_slow',
  'mail_ok',
  'mail_missing',
  'mail_unreachable',
  'mail_dns_ok',
  'mail_dns_unknown',
  'mail_spf_missing',
  'mail_spf_several',
  'mail_dkim_unknown',
  'mail_dmarc_missing',
  'backups_ok',
  'backups_none',
  'backups_old',
  'backups_unknown',
  'update_keys_ok',
  'update_keys_missing',
  'networks_ok',
  'networks_missing',
] as const

export const runDoctor = endpoint<typeof schema.runDoctor>()({
  method: 'GET',
  path: '/admin/doctor',
  summary: 'Check the installation: addresses, certificate, time, mail, disk, database, queues, backups',
  callers: ['user'],
  permission: '120',
})
