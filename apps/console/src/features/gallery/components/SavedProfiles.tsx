import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import type { Profile } from '../profiles.ts'

/** The saved profiles: the newest in full, the others by name. */
export function SavedProfiles({ profiles }: { profiles: readonly Profile[] }): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  const [newest, ...others] = profiles
  if (!newest) return <EmptyState text={t('form.savedNone')} />
  return (
    <KeyValueList
      items={[
        { label: t('form.name'), value: newest.name, copy: newest.name },
        { label: t('form.email'), value: newest.email },
        { label: t('network'), value: newest.network },
        { label: t('form.count'), value: format.number(newest.count) },
        { label: t('form.start'), value: format.dateTime(newest.at) },
        ...(others.length > 0
          ? [{ label: t('form.earlier'), value: format.list(others.map(({ name }) => name)) }]
          : []),
      ]}
    />
  )
}
