// No screen with a path: the login stands in place of the routes while nobody is logged in.
export { ServerForm } from './components/ServerForm.tsx'
export { Login } from './screens/Login.tsx'
