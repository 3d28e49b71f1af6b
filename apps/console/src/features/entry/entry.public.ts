import type { Screen } from '../../shared/screen/screen.ts'

/** The ways to a login: registering, and a new password for somebody who forgot the old one. */
export const entryScreens: readonly Screen[] = [
  {
    name: 'register',
    path: '/register',
    frame: 'page',
    harbour: true,
    title: 'register',
    texts: ['entry', 'profile', 'validation'],
    load: async () => (await import('./screens/Register.tsx')).Register,
  },
  {
    name: 'reset-password',
    path: '/reset-pwd',
    frame: 'page',
    harbour: true,
    title: 'resetPassword',
    texts: ['entry', 'validation'],
    load: async () => (await import('./screens/ResetPassword.tsx')).ResetPassword,
  },
]
