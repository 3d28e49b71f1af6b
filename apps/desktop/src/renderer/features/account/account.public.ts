import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import type { Screen } from '../../shared/screen.ts'

export { followAccountWindows } from './api/follow-windows.ts'
export { useAccountActions } from './api/useAccountActions.ts'
export { useOpenAccount } from './api/useOpenAccount.ts'
export { AccountActions } from './components/AccountActions.tsx'
export { PageChoosers } from './components/PageChoosers.tsx'
export { SignInBadge } from './components/SignInBadge.tsx'

export const accountScreens: readonly Screen[] = [
  {
    path: '/accounts',
    rail: { title: 'accounts', icon: PeopleRegular },
    namespaces: ['account'],
    load: () => import('./screens/Accounts.tsx').then((file) => file.Accounts),
  },
]
