import { live } from '../../../shared/live.ts'

export const resourceLive = [
  // The server sorts and counts it as a whole, and every page of a running task makes it old.
  live('resource.list', { stale: { resource: true, library: true }, batchMs: 5000 }),
  live('resource.get', { stale: { library: true } }),
]
