export { networkWithSecret, offeredNetworks, requireNetwork, webBaseOf } from './network-config.ts'
export { countReads, isCapReached } from './network-reads.ts'
