import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { getSettings } from '@seaport/contract/platform/setting'
import type { SettingKey } from '@seaport/contract/platform/setting.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import type { ReactNode } from 'react'

interface LastChangeProps {
  changed: DataOf<typeof getSettings>['changed']
  keys: readonly SettingKey[]
}

/** Who changed any of these settings last, and when. */
export function LastChange({ changed, keys }: LastChangeProps): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const changes = keys.flatMap((key) => changed[key] ?? [])
  const last = changes.reduce<(typeof changes)[number] | undefined>(
    (latest, change) => (latest && latest.at >= change.at ? latest : change),
    undefined,
  )
  if (!last) return undefined
  return <Hint breaks>{t('lastChange', { email: last.by.email, time: format.dateTime(last.at) })}</Hint>
}
