export { createTier, findPrice, price } from './price.service.ts'
