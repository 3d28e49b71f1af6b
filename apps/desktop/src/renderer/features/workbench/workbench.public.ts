import { HandRightRegular } from '@fluentui/react-icons/svg/hand-right'
import type { Screen } from '../../shared/screen.ts'

const namespaces = ['workbench', 'task', 'script', 'desktopLibrary', 'browser', 'account'] as const
const load: Screen['load'] = () => import('./screens/Workbench.tsx').then((file) => file.Workbench)

/** The workbench with any task that waits for a person, or with a requested one. */
export const workbenchScreens: readonly Screen[] = [
  { path: '/workbench', rail: { title: 'workbench', icon: HandRightRegular }, namespaces, load },
  { path: '/workbench/:id', namespaces, load },
]
