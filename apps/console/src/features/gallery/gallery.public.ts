import type { Namespace } from '@seaport/i18n/translate'
import type { MenuFolder, Screen } from '../../shared/screen/screen.ts'
import type { Demo } from './demo.ts'
import { demoIcon } from './demo-icon.tsx'

/** A page of the gallery. Everything but its name comes with the page: the list is part of the first download. */
function demo(name: Demo, folder: MenuFolder | undefined, ...texts: Namespace[]): Screen {
  return {
    name: `template-${name}`,
    path: `/template/${name}`,
    frame: 'shell',
    // Of the specification's admin keys the one that names no route (decision 0180).
    permission: '101',
    title: `template.${name}`,
    menu: { group: 'template', icon: demoIcon(name), ...(folder && { folder }) },
    texts: ['gallery', ...texts],
    load: async () => (await import('./demos.ts')).demos[name](),
  }
}

/** The living gallery of the kit: the template's demo pages, each at work. */
export const galleryScreens: readonly Screen[] = [
  demo('form', 'components', 'validation'),
  demo('upload', 'components', 'upload'),
  demo('carousel', 'components', 'kit'),
  demo('calendar', 'components', 'calendar'),
  demo('watermark', 'components'),
  demo('tour', 'components', 'kit'),
  demo('steps', 'components', 'kit'),
  demo('statistics', 'components'),
  demo('icons', 'components'),
  demo('editor', 'editors', 'editor'),
  demo('markdown', 'editors', 'editor'),
  demo('table', 'tables', 'kit', 'validation'),
  demo('editable-table', 'tables', 'kit', 'upload', 'validation'),
  demo('big-table', 'tables'),
  demo('charts', 'charts', 'chart'),
  demo('word-cloud', 'charts'),
  demo('map', 'charts', 'chart'),
  demo('states', 'feedback'),
  demo('overlays', 'feedback', 'kit', 'validation'),
]
