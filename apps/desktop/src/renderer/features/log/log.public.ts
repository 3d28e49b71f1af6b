import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import type { Screen } from '../../shared/screen.ts'

export const logScreens: readonly Screen[] = [
  {
    path: '/log',
    rail: { title: 'log', icon: HistoryRegular },
    namespaces: ['desktopLog', 'desktop-main', 'error', 'task'],
    load: () => import('./screens/Logs.tsx').then((file) => file.Logs),
  },
]
