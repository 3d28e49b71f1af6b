export { AccountActions } from './components/AccountActions.tsx'
export { SignInBadge } from './components/SignInBadge.tsx'
export { useOpenAccount } from './useOpenAccount.ts'
