import { Button } from '@fluentui/react-button'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seaport } from '../../../shared/seaport.ts'
import { useRestart, useUpdate, useUpdateWords } from '../useUpdate.ts'
import { UpdateNotes } from './UpdateNotes.tsx'

/** Where this client stands with its updates, and the two things that a person can do about it. */
export function UpdateCard(): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const state = useUpdate()
  const words = useUpdateWords()
  const restart = useRestart()
  const check = useMutation({ mutationFn: () => seaport.call('update.check', {}) })
  if (!state) return null
  const { phase, checked_at, waiting, notes } = state
  const busy = phase === 'checking' || phase === 'downloading'
  return (
    <PageCard title={t('updates')}>
      <KeyValueList
        items={[
          { label: t('updateState'), value: words(state) },
          { label: t('updateChecked'), value: checked_at ? format.dateTime(checked_at) : '—' },
        ]}
      />
      <UpdateNotes notes={notes} />
      {phase === 'ready' ? (
        <Button appearance="primary" disabled={waiting} onClick={() => restart.mutate()}>
          {t('updateRestart')}
        </Button>
      ) : (
        phase !== 'off' && (
          <Button disabled={busy} onClick={() => check.mutate()}>
            {t('updateCheck')}
          </Button>
        )
      )}
    </PageCard>
  )
}
