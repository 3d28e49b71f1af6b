// Not a routed screen: the login replaces the routes while nobody is logged in.
export { ServerForm } from './components/ServerForm.tsx'
export { Login } from './screens/Login.tsx'
