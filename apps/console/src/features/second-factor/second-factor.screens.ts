import type { Screen } from '../../shared/screen/screen.ts'

/** Where the mail that tells of a change leads. */
export const secondFactorScreens: readonly Screen[] = [
  {
    name: 'undo-change',
    path: '/undo-change',
    layout: 'page',
    illustration: true,
    title: 'undoChange',
    namespaces: ['secondFactor', 'validation'],
    load: () => import('./screens/UndoChange.tsx').then((file) => file.UndoChange),
  },
]
