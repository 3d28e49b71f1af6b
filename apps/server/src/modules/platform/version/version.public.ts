export { orderOf } from './version-order.ts'
