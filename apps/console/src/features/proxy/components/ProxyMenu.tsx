import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { FolderArrowRightRegular } from '@fluentui/react-icons/svg/folder-arrow-right'
import { PulseRegular } from '@fluentui/react-icons/svg/pulse'
import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

export type ProxyAction = 'check' | 'edit' | 'move' | 'delete'
export type OnProxyAction = (action: ProxyAction, proxy: ProxyEntry) => void

/** The menu at the end of a proxy's row. */
export function ProxyMenu({ proxy, onAction }: { proxy: ProxyEntry; onAction: OnProxyAction }): ReactNode {
  const t = useT('proxy')
  const entry = (id: ProxyAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, proxy) })
  return (
    <RowMenu
      name={hostAndPort(proxy)}
      actions={[
        { ...entry('check'), icon: <PulseRegular />, disabled: proxy.status === 'checking' },
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('move'), icon: <FolderArrowRightRegular /> },
        { ...entry('delete'), icon: <DeleteRegular />, divided: true },
      ]}
    />
  )
}
