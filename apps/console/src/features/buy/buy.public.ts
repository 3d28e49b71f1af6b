export { KindPicker, type What } from './components/KindPicker.tsx'
export { useQuoteDetails } from './components/useQuoteDetails.tsx'
export { kindsOf, type PurchaseKind, requestOf } from './purchase.ts'
