import { listLedger } from '@seaport/contract/money/wallet'
import { live } from '../../../shared/api/live.ts'

export const ledgerLive = [live(listLedger, { stale: { order: true, user: true } })]
