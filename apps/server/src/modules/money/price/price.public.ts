export { createTier, price } from './price.service.ts'
