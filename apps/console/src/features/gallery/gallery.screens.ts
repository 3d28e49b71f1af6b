import type { Namespace } from '@seaport/i18n/translate'
import type { Screen } from '../../shared/screen/screen.ts'
import type { Demo } from './demo.ts'

/** A page of the gallery. Everything but its name comes with the page: the list is part of the first download. */
function demo(name: Demo, ...namespaces: Namespace[]): Screen {
  return {
    name: `template-${name}`,
    path: `/template/${name}`,
    layout: 'shell',
    // The specification's one admin key that guards no other route: administrators see the gallery, supervisors don't.
    permission: '101',
    title: `template.${name}`,
    namespaces: ['gallery', ...namespaces],
    load: () => import('./demos.ts').then((file) => file.demos[name]()),
  }
}

/** The gallery of the UI kit: the template's demo pages with working components. */
export const galleryScreens: readonly Screen[] = [
  demo('form', 'validation'),
  demo('upload', 'upload'),
  demo('carousel', 'kit'),
  demo('calendar', 'calendar'),
  demo('watermark'),
  demo('tour', 'kit'),
  demo('steps', 'kit'),
  demo('statistics'),
  demo('icons'),
  demo('editor', 'editor'),
  demo('markdown', 'editor'),
  demo('table', 'kit', 'validation'),
  demo('editable-table', 'kit', 'upload', 'validation'),
  demo('big-table'),
  demo('charts', 'chart'),
  demo('word-cloud'),
  demo('map', 'chart'),
  demo('states'),
  demo('overlays', 'kit', 'validation'),
]
