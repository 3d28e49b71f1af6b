export { ledgerLive } from './api/live.ts'
export { Amount } from './components/Amount.tsx'
