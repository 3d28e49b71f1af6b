import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './price.schema.ts'

export const listPriceTiers = endpoint<typeof schema.listPriceTiers>()({
  method: 'GET',
  path: '/price-tier',
  summary: 'The price list: what ports cost, by quantity and days',
  callers: ['user'],
  permission: '1-3',
})

const keeper = { callers: ['user'], permission: '120' } as const

export const adminListPriceTiers = endpoint<typeof schema.adminListPriceTiers>()({
  method: 'GET',
  path: '/admin/price-tier',
  summary: 'The price list, to be edited',
  ...keeper,
})

export const createPriceTier = endpoint<typeof schema.createPriceTier>()({
  method: 'POST',
  path: '/admin/price-tier',
  stepUp: true,
  summary: 'Add a tier; tiers never overlap',
  ...keeper,
  idempotent: true,
})

export const updatePriceTier = endpoint<typeof schema.updatePriceTier>()({
  method: 'PATCH',
  path: '/admin/price-tier/:id',
  stepUp: true,
  summary: 'Change a tier; orders that were made keep their prices',
  ...keeper,
  idempotent: true,
})

export const deletePriceTier = endpoint<typeof schema.deletePriceTier>()({
  method: 'DELETE',
  path: '/admin/price-tier/:id',
  stepUp: true,
  summary: 'Remove a tier; orders that were made keep their prices',
  ...keeper,
  idempotent: true,
})
