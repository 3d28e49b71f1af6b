export { ledgerLive } from './api/live.ts'
export { Amount } from './components/Amount.tsx'
export { useLedgerColumns } from './components/useLedgerColumns.tsx'
