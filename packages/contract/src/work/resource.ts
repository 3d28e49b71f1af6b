import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './resource.schema.ts'

const access = { callers: ['user'], permission: '009' } as const

export const listResources = endpoint<typeof schema.listResources>()({
  method: 'GET',
  path: '/resource',
  scope: 'resource:read',
  summary:
    'The tenant’s library of collected people and pages; with `cursor` in place of `page` for reading far',
  ...access,
})

/** Maximum sightings shown on a resource's page. */
export const MAX_SIGHTINGS = 100

export const getResource = endpoint<typeof schema.getResource>()({
  method: 'GET',
  path: '/resource/:id',
  scope: 'resource:read',
  summary: 'One resource and its latest sightings: by which task and account, when, under which link',
  ...access,
})

export const exportResources = endpoint<typeof schema.exportResources>()({
  method: 'GET',
  path: '/resource/export',
  scope: 'resource:read',
  summary: 'The library, or what the filters leave of it, as a spreadsheet; what came first stands first',
  ...access,
  download: true,
})
