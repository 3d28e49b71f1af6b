import { refreshConfig } from '../../shared/config/system-config.ts'
import type { Screen } from '../../shared/screen/screen.ts'

/** The ways to a login: registering, and a new password for somebody who forgot the old one. */
export const registrationScreens: readonly Screen[] = [
  {
    name: 'register',
    path: '/register',
    layout: 'page',
    illustration: true,
    title: 'register',
    namespaces: ['registration', 'profile', 'validation'],
    load: () => {
      // Says whether registration is open.
      void refreshConfig()
      return import('./screens/Register.tsx').then((file) => file.Register)
    },
  },
  {
    name: 'reset-password',
    path: '/reset-pwd',
    layout: 'page',
    illustration: true,
    title: 'resetPassword',
    namespaces: ['registration', 'validation'],
    load: () => import('./screens/ResetPassword.tsx').then((file) => file.ResetPassword),
  },
]
