import type { ComponentType } from 'react'
import type { Demo } from './demo.ts'

/** Loader of each page. */
export const demos: Readonly<Record<Demo, () => Promise<ComponentType>>> = {
  form: async () => (await import('./screens/FormDemo.tsx')).FormDemo,
  upload: async () => (await import('./screens/UploadDemo.tsx')).UploadDemo,
  carousel: async () => (await import('./screens/CarouselDemo.tsx')).CarouselDemo,
  calendar: async () => (await import('./screens/CalendarDemo.tsx')).CalendarDemo,
  watermark: async () => (await import('./screens/WatermarkDemo.tsx')).WatermarkDemo,
  tour: async () => (await import('./screens/TourDemo.tsx')).TourDemo,
  steps: async () => (await import('./screens/StepsDemo.tsx')).StepsDemo,
  statistics: async () => (await import('./screens/StatisticsDemo.tsx')).StatisticsDemo,
  icons: async () => (await import('./screens/IconsDemo.tsx')).IconsDemo,
  editor: async () => (await import('./screens/RichTextDemo.tsx')).RichTextDemo,
  markdown: async () => (await import('./screens/MarkdownDemo.tsx')).MarkdownDemo,
  table: async () => (await import('./screens/TableDemo.tsx')).TableDemo,
  'editable-table': async () => (await import('./screens/EditableTableDemo.tsx')).EditableTableDemo,
  'big-table': async () => (await import('./screens/BigTableDemo.tsx')).BigTableDemo,
  charts: async () => (await import('./screens/ChartsDemo.tsx')).ChartsDemo,
  'word-cloud': async () => (await import('./screens/WordCloudDemo.tsx')).WordCloudDemo,
  map: async () => (await import('./screens/MapDemo.tsx')).MapDemo,
  states: async () => (await import('./screens/StatesDemo.tsx')).StatesDemo,
  overlays: async () => (await import('./screens/OverlaysDemo.tsx')).OverlaysDemo,
}
