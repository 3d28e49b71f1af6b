import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './system.schema.ts'

export const systemConfig = endpoint<typeof schema.systemConfig>()({
  method: 'GET',
  path: '/system/config',
  summary: 'Public configuration',
  callers: ['public'],
})
