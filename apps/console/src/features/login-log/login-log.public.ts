export { Outcome } from './components/Outcome.tsx'
