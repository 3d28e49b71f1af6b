export { PlanCards } from './components/PlanCards.tsx'
