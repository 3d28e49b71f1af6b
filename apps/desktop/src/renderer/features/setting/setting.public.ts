import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import type { Screen } from '../../shared/screen.ts'

export const settingScreens: readonly Screen[] = [
  {
    path: '/settings',
    rail: { title: 'settings', icon: SettingsRegular },
    namespaces: ['desktopSettings', 'guard', 'task'],
    load: () => import('./screens/Settings.tsx').then((file) => file.Settings),
  },
]
