import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple'
import type { Screen } from '../../shared/screen.ts'

export { SaveFile } from './components/SaveFile.tsx'

export const scriptScreens: readonly Screen[] = [
  {
    path: '/scripts',
    rail: { title: 'scripts', icon: ChatMultipleRegular },
    namespaces: ['desktopLibrary', 'script', 'group'],
    load: () => import('./screens/SeatScripts.tsx').then((file) => file.SeatScripts),
  },
]
