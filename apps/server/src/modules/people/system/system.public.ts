export { configuredNetworks } from './networks.ts'
