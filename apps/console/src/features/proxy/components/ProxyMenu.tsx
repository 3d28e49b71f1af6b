import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { FolderArrowRightRegular } from '@fluentui/react-icons/svg/folder-arrow-right'
import { PulseRegular } from '@fluentui/react-icons/svg/pulse'
import type { ProxyEntry } from '@seaport/contract/desk/proxy'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'
import { addressOf } from '../address.ts'

export type ProxyDeed = 'check' | 'edit' | 'move' | 'delete'
export type ProxyDeeds = (deed: ProxyDeed, proxy: ProxyEntry) => void

/** The menu at the end of a proxy's row. */
export function ProxyMenu({ proxy, deeds }: { proxy: ProxyEntry; deeds: ProxyDeeds }): ReactNode {
  const t = useT('proxy')
  const entry = (id: ProxyDeed) => ({ id, label: t(`do.${id}`), onSelect: () => deeds(id, proxy) })
  return (
    <RowMenu
      name={addressOf(proxy)}
      actions={[
        { ...entry('check'), icon: <PulseRegular />, disabled: proxy.status === 'checking' },
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('move'), icon: <FolderArrowRightRegular /> },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true },
      ]}
    />
  )
}
