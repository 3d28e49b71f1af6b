// Not a routed screen: the login replaces the routes while nobody is logged in.
export { LoginFrame } from './components/LoginFrame.tsx'
export { ServerForm } from './components/ServerForm.tsx'
export { Login } from './screens/Login.tsx'
export { ServerChoice } from './screens/ServerChoice.tsx'
