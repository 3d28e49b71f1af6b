export { Outcome } from './components/Outcome.tsx'
export { useLoginColumns } from './components/useLoginColumns.tsx'
