import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { frameNamespaces } from './frames.ts'

/** What stands around a screen, loaded with its messages: the shell of a session, or a page. */
export const layouts = {
  shell: lazy(async () => {
    const [{ Shell }] = await Promise.all([import('./shell/Shell.tsx'), preload(...frameNamespaces.shell)])
    return Shell
  }),
  page: lazy(async () => {
    const [{ PageFrame }] = await Promise.all([
      import('./page/PageFrame.tsx'),
      preload(...frameNamespaces.page),
    ])
    return PageFrame
  }),
}
