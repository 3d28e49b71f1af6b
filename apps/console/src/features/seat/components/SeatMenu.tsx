import { ArrowExportRegular } from '@fluentui/react-icons/svg/arrow-export'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DesktopOffRegular } from '@fluentui/react-icons/svg/desktop-off'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset'
import { PlayRegular } from '@fluentui/react-icons/svg/play'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import type { Seat } from '@seaport/contract/desk/seat.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import type { ReactNode } from 'react'

/** Actions on one seat. */
export type SeatAction = 'edit' | 'password' | 'enable' | 'disable' | 'release' | 'unbind' | 'delete'
export type OnSeatAction = (action: SeatAction, seat: Seat) => void

/** The menu at the end of a seat's row. */
export function SeatMenu({ seat, onAction }: { seat: Seat; onAction: OnSeatAction }): ReactNode {
  const t = useT('seat')
  const entry = (id: SeatAction) => ({ id, label: t(`do.${id}`), onSelect: () => onAction(id, seat) })
  return (
    <RowMenu
      name={seat.name}
      actions={[
        { ...entry('edit'), icon: <EditRegular /> },
        { ...entry('password'), icon: <KeyResetRegular /> },
        { ...entry('release'), icon: <ArrowExportRegular />, disabled: seat.occupied === 0 },
        { ...entry('unbind'), icon: <DesktopOffRegular />, disabled: !seat.device },
        seat.enabled
          ? { ...entry('disable'), icon: <ProhibitedRegular />, divided: true }
          : { ...entry('enable'), icon: <PlayRegular />, divided: true },
        { ...entry('delete'), icon: <DeleteRegular /> },
      ]}
    />
  )
}
