export { networkWithSecret, offeredNetworks, requireNetwork, webBaseOf } from './network-config.ts'
export { countSpend, hasRoom } from './network-spend.ts'
