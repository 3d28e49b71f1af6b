export { networkWithSecret, offeredNetworks, requireNetwork } from './network-config.ts'
export { countReads, isCapReached } from './network-reads.ts'
