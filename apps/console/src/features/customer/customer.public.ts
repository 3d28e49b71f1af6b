export { CustomerField } from './components/CustomerField.tsx'
