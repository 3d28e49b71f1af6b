export { addOptOuts, erasePeople, identifyOptOuts } from './erasure.service.ts'
