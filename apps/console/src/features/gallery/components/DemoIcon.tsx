// From the whole set: shared with the screens, each of these icons would be a file of its own that the first page waits for.
import {
  ArrowUploadRegular,
  BoxRegular,
  CalendarRegular,
  CloudWordsRegular,
  CompassNorthwestRegular,
  DataBarVerticalRegular,
  DropRegular,
  FormRegular,
  GlobeRegular,
  IconsRegular,
  MarkdownRegular,
  NumberSymbolSquareRegular,
  SlideMultipleRegular,
  StepsRegular,
  TableEditRegular,
  TableRegular,
  TableSearchRegular,
  TextEditStyleRegular,
  WindowMultipleRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import type { Demo } from '../demo.ts'

const icons: Readonly<Record<Demo, ReactElement>> = {
  form: <FormRegular />,
  upload: <ArrowUploadRegular />,
  carousel: <SlideMultipleRegular />,
  calendar: <CalendarRegular />,
  watermark: <DropRegular />,
  tour: <CompassNorthwestRegular />,
  steps: <StepsRegular />,
  statistics: <NumberSymbolSquareRegular />,
  icons: <IconsRegular />,
  editor: <TextEditStyleRegular />,
  markdown: <MarkdownRegular />,
  table: <TableRegular />,
  'editable-table': <TableEditRegular />,
  'big-table': <TableSearchRegular />,
  charts: <DataBarVerticalRegular />,
  'word-cloud': <CloudWordsRegular />,
  map: <GlobeRegular />,
  states: <BoxRegular />,
  overlays: <WindowMultipleRegular />,
}

/** The icon of a page of the gallery. */
export function DemoIcon({ name }: { name: Demo }): ReactElement {
  return icons[name]
}
