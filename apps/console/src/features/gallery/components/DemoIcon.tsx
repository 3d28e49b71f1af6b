import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { CloudWordsRegular } from '@fluentui/react-icons/svg/cloud-words'
import { CompassNorthwestRegular } from '@fluentui/react-icons/svg/compass-northwest'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DropRegular } from '@fluentui/react-icons/svg/drop'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { IconsRegular } from '@fluentui/react-icons/svg/icons'
import { MarkdownRegular } from '@fluentui/react-icons/svg/markdown'
import { NumberSymbolSquareRegular } from '@fluentui/react-icons/svg/number-symbol-square'
import { SlideMultipleRegular } from '@fluentui/react-icons/svg/slide-multiple'
import { StepsRegular } from '@fluentui/react-icons/svg/steps'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { TableEditRegular } from '@fluentui/react-icons/svg/table-edit'
import { TableSearchRegular } from '@fluentui/react-icons/svg/table-search'
import { TextEditStyleRegular } from '@fluentui/react-icons/svg/text-edit-style'
import { WindowMultipleRegular } from '@fluentui/react-icons/svg/window-multiple'
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
