export { Outcome } from './components/Outcome.tsx'
export { placeOf, useLoginColumns } from './components/useLoginColumns.tsx'
