export { revenueByInterval, revenueSince } from './wallet.repository.ts'
export { lockWallet, moveBalance, type Wallet } from './wallet.service.ts'
