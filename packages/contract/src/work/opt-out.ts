import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './opt-out.schema.ts'

const access = { callers: ['user'], permission: '009' } as const

export const listOptOuts = endpoint<typeof schema.listOptOuts>()({
  method: 'GET',
  path: '/opt-out',
  scope: 'resource:read',
  summary: 'People who are neither collected nor contacted',
  ...access,
})

export const addOptOuts = endpoint<typeof schema.addOptOuts>()({
  method: 'POST',
  path: '/opt-out',
  scope: 'resource:write',
  summary: 'Put people on the list: what is known of them stays, waiting promotions leave them out',
  ...access,
  idempotent: true,
})

export const eraseResources = endpoint<typeof schema.eraseResources>()({
  method: 'POST',
  path: '/resource/erase',
  scope: 'resource:write',
  summary:
    'Erase people everywhere in the tenant’s data, whatever kind of resource they are, and keep them from coming back',
  ...access,
  idempotent: true,
})

export const deleteOptOut = endpoint<typeof schema.deleteOptOut>()({
  method: 'DELETE',
  path: '/opt-out/:id',
  scope: 'resource:write',
  summary: 'Take a person off the list: they may be collected and contacted again',
  ...access,
})
