import { AppsRegular } from '@fluentui/react-icons/svg/apps'
import { ChatWarningRegular } from '@fluentui/react-icons/svg/chat-warning'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import type { ReactElement } from 'react'
import type { MenuFolder } from '../../shared/screen/screen.ts'

/** Folders of the sidebar; fetched with the shell, not with the list of the screens. */
export const folderIcons: Readonly<Record<MenuFolder, ReactElement>> = {
  components: <AppsRegular />,
  editors: <EditRegular />,
  tables: <TableRegular />,
  charts: <DataBarVerticalRegular />,
  feedback: <ChatWarningRegular />,
}
