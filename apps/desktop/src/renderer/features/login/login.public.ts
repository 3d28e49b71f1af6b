export { Login } from './screens/Login.tsx'
