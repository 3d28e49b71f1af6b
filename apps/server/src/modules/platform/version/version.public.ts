export { insertVersion } from './version.repository.ts'
export { orderOf } from './version-order.ts'
