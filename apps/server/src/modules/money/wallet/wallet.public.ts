export { revenueByPart, revenueSince, type Wallet } from './wallet.repository.ts'
export { lockWallet, moveBalance } from './wallet.service.ts'
