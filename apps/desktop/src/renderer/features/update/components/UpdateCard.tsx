import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import type { ReactNode } from 'react'
import { useCheck, useRestart, useUpdate, useUpdateMessages } from '../useUpdate.ts'
import { DownloadProgress } from './DownloadProgress.tsx'
import { UpdateNotes } from './UpdateNotes.tsx'

/** State of this client's updates, with the actions of a person. */
export function UpdateCard(): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const state = useUpdate()
  const messages = useUpdateMessages()
  const restart = useRestart()
  const check = useCheck()
  if (!state) return null
  const { phase, version, percent, checked_at, busy, notes } = state
  const active = phase === 'checking' || phase === 'downloading'
  return (
    <PageCard
      title={t('updates')}
      actions={
        phase === 'ready' ? (
          <Button
            size="small"
            appearance="primary"
            disabled={busy}
            disabledFocusable={restart.isPending}
            onClick={() => restart.mutate()}
          >
            {t('updateRestart')}
          </Button>
        ) : (
          phase !== 'off' && (
            <Button size="small" disabled={active} onClick={() => check.mutate()}>
              {t('updateCheck')}
            </Button>
          )
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('updateState'), value: messages(state) },
          { label: t('updateChecked'), value: checked_at ? format.dateTime(checked_at) : '—' },
        ]}
      />
      {phase === 'downloading' && <DownloadProgress version={version ?? ''} percent={percent ?? 0} />}
      <UpdateNotes notes={notes} />
    </PageCard>
  )
}
