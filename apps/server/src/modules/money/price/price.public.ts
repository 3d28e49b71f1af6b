export { addTier, price } from './price.service.ts'
