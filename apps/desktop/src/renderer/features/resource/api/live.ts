import { live } from '../../../shared/live.ts'

export const resourceLive = [
  // Costly for the server, and invalidated by every page of a running task.
  live('resource.list', { stale: { resource: true, library: true }, batchMs: 5000 }),
  live('resource.get', { stale: { library: true } }),
]
