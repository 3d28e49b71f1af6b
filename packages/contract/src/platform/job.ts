import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './job.schema.ts'

export const listJobs = endpoint<typeof schema.listJobs>()({
  method: 'GET',
  path: '/admin/job',
  summary: 'What the servers do by themselves, and how it went last; the same on every server',
  callers: ['user'],
  permission: '120',
})
