export { addOptOuts, erasePeople } from './erasure.service.ts'
