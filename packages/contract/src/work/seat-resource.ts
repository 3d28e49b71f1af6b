import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './seat-resource.schema.ts'

const access = { callers: ['seat'] } as const

export const listSeatResources = endpoint<typeof schema.listSeatResources>()({
  method: 'GET',
  path: '/seat/resource',
  summary: 'People and pages that the seat’s own tasks collected; who is on the opt-out list is not there',
  ...access,
})

export const getSeatResource = endpoint<typeof schema.getSeatResource>()({
  method: 'GET',
  path: '/seat/resource/:id',
  summary: 'One of them, with the latest sightings by the seat’s own tasks',
  ...access,
})
