export { OrderDetails } from './components/OrderDetails.tsx'
