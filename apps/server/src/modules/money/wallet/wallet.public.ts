export { revenueByInterval, revenueSince } from './wallet.repository.ts'
export { lockWallet, moveBalance, requireOthersWallet, type Wallet } from './wallet.service.ts'
