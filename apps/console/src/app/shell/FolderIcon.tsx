// From the whole set: see the gallery's DemoIcon.
import {
  AppsRegular,
  ChatWarningRegular,
  DataBarVerticalRegular,
  EditRegular,
  TableRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import type { MenuFolder } from '../../shared/screen/screen.ts'

const icons: Readonly<Record<MenuFolder, ReactElement>> = {
  components: <AppsRegular />,
  editors: <EditRegular />,
  tables: <TableRegular />,
  charts: <DataBarVerticalRegular />,
  feedback: <ChatWarningRegular />,
}

/** The icon of a folder of the sidebar. */
export function FolderIcon({ name }: { name: MenuFolder }): ReactElement {
  return icons[name]
}
