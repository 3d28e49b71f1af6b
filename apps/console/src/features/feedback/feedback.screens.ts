import type { Screen } from '../../shared/screen/screen.ts'

export const feedbackScreens: readonly Screen[] = [
  {
    name: 'feedback',
    path: '/feedback',
    layout: 'shell',
    title: 'feedback',
    namespaces: ['feedback', 'upload'],
    load: () => import('./screens/FeedbackScreen.tsx').then((file) => file.FeedbackScreen),
  },
]
