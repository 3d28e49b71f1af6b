import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import type { Screen } from '../../shared/screen.ts'
import { InboxCount } from './components/InboxCount.tsx'

export { EndedHint } from './components/EndedHint.tsx'
export { InboxHost } from './components/InboxHost.tsx'

export const inboxScreens: readonly Screen[] = [
  {
    path: '/inbox',
    rail: { title: 'inbox', icon: MailInboxRegular, Count: InboxCount },
    namespaces: ['inbox', 'task', 'taskBulk'],
    load: () => import('./screens/Inbox.tsx').then((file) => file.Inbox),
  },
]
