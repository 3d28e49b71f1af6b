import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import type { Screen } from '../../shared/screen.ts'

export { pageInUse, showPageAt } from './api/pane-layout.ts'
export { followTabs } from './api/useTabs.ts'
export { PagePane } from './components/PagePane.tsx'

const namespaces = ['browser', 'account'] as const
const load: Screen['load'] = () => import('./screens/Browser.tsx').then((file) => file.Browser)

/** Pages of the open accounts; a requested one is shown first. */
export const browserScreens: readonly Screen[] = [
  { path: '/browser', rail: { title: 'browser', icon: GlobeRegular }, namespaces, load },
  { path: '/browser/:id', namespaces, load },
]
