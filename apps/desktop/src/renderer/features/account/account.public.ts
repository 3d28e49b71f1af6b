export { useOpenAccount } from './api/useOpenAccount.ts'
export { AccountActions } from './components/AccountActions.tsx'
export { SignInBadge } from './components/SignInBadge.tsx'
