import type { Screen } from '../../shared/screen/screen.ts'

export const adminFeedbackScreens: readonly Screen[] = [
  {
    name: 'admin-feedback',
    path: '/feedbackManagement',
    layout: 'shell',
    permission: '108',
    title: 'adminFeedback',
    namespaces: ['adminFeedback', 'feedback', 'kit'],
    load: () => import('./screens/AdminFeedback.tsx').then((file) => file.AdminFeedbackScreen),
  },
]
