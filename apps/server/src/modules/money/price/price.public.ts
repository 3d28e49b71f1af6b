export { createTier, findPrice, type Price, price } from './price.service.ts'
