import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { type KeyValue, KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { useClientInfo } from '../api/useClientInfo.ts'

/** The seat, and the computer that it is bound to. */
export function DeviceCard(): ReactNode {
  const t = useT('desktopSettings')
  const d = useT('desktop')
  const format = useFormat()
  const workspace = useWorkspace().data
  const info = useClientInfo().data
  const device = info?.device
  const items: readonly (KeyValue | undefined | null)[] = [
    workspace && { label: t('seat'), value: workspace.seat.name },
    workspace && {
      label: t('seatCode'),
      value: workspace.seat.seat_code,
      copy: workspace.seat.seat_code,
    },
    workspace && {
      label: t('ports'),
      value: d('portsLead', {
        taken: workspace.ports.filter(({ holder }) => holder).length,
        total: workspace.ports.length,
      }),
    },
    workspace && {
      label: t('portsExpire'),
      value: workspace.ports_expire_at ? format.dateTime(workspace.ports_expire_at) : t('never'),
    },
    info && { label: t('deviceName'), value: device?.name ?? t('noDevice') },
    device && { label: t('deviceId'), value: device.id, copy: device.id, copyName: t('copyDevice') },
  ]
  return (
    <PageCard title={t('device')}>
      <KeyValueList items={items.filter((item) => !!item)} />
      <Hint>{t('deviceNote')}</Hint>
    </PageCard>
  )
}
