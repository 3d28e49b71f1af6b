import type { Screen } from '../../shared/screen/screen.ts'

export const auditScreens: readonly Screen[] = [
  {
    name: 'audit-log',
    path: '/auditLog',
    layout: 'shell',
    permission: '111',
    title: 'auditLog',
    namespaces: ['audit'],
    load: () => import('./screens/AuditLog.tsx').then((file) => file.AuditLog),
  },
]
