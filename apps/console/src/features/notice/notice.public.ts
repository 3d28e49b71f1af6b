import type { Screen } from '../../shared/screen/screen.ts'

export const noticeScreens: readonly Screen[] = [
  {
    name: 'notices',
    path: '/notice',
    frame: 'shell',
    permission: '9',
    title: 'notices',
    texts: ['notice', 'announcement', 'period', 'kit', 'editor', 'validation'],
    load: () => import('./screens/ManageNotices.tsx').then((file) => file.ManageNotices),
  },
]
