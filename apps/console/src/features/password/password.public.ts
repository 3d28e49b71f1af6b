export { ChangePasswordHost } from './ChangePasswordHost.tsx'
export { changingPasswordAtom } from './changing.ts'
