import { OnClose, type Preferences } from '@seaport/contract/desktop/ipc-life.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { PageCard } from '@seaport/ui/page'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { seaport } from '../../../shared/seaport.ts'
import { Choice } from './Choice.tsx'

const ON = ['on', 'off'] as const

/** Settings of the program: closing, notifications, start at login. */
export function LifeSection(): ReactNode {
  const t = useT('desktopSettings')
  const queries = useQueryClient()
  const notify = useNotify()
  const query = ipcQuery('preference.get', {})
  const { data } = useQuery(query)
  const change = useMutation({
    mutationFn: (chosen: Partial<Omit<Preferences, 'start_at_login'>> & { start_at_login?: boolean }) =>
      seaport.call('preference.set', chosen),
    onSuccess: (preferences) => queries.setQueryData(query.queryKey, preferences),
    onError: notify.failed,
  })
  if (!data) return null
  const onOff = ON.map((value) => ({ value, label: value === 'on' ? t('notifyOn') : t('notifyOff') }))
  return (
    <PageCard title={t('life')}>
      <Choice
        label={t('onClose')}
        options={OnClose.options.map((value) => ({ value, label: t(`onClose.${value}`) }))}
        chosen={data.on_close}
        onChoose={(on_close) => change.mutate({ on_close })}
      />
      <Choice
        label={t('notify')}
        options={onOff}
        chosen={data.notify ? 'on' : 'off'}
        onChoose={(chosen) => change.mutate({ notify: chosen === 'on' })}
      />
      {data.start_at_login !== null && (
        <Choice
          label={t('startAtLogin')}
          options={onOff}
          chosen={data.start_at_login ? 'on' : 'off'}
          onChoose={(chosen) => change.mutate({ start_at_login: chosen === 'on' })}
        />
      )}
      <Hint>{t('lifeNote')}</Hint>
    </PageCard>
  )
}
