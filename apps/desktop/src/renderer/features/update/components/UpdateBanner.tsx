import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useRestart, useUpdate, useUpdateMessages } from '../useUpdate.ts'
import { UpdateNotes } from './UpdateNotes.tsx'

/** Offers a ready version, and shows when one is required, was refused or could not be installed; all other states are silent. */
export function UpdateBanner({ className }: { className: string }): ReactNode {
  const t = useT('desktop')
  const state = useUpdate()
  const messages = useUpdateMessages()
  const restart = useRestart()
  if (!state) return null
  const { phase, fault, required, busy, notes } = state
  const failed = phase === 'failed' && fault !== 'unreachable'
  if (phase !== 'ready' && !failed && !required) return null
  return (
    <div className={className}>
      <MessageBar intent={failed ? 'error' : required ? 'warning' : 'info'} layout="multiline" role="status">
        <MessageBarBody>
          {required && <MessageBarTitle>{t('updateRequiredBusy')}</MessageBarTitle>}
          {/* A percentage is not read out each time that it changes. */}
          <span aria-live={phase === 'downloading' ? 'off' : undefined}>{messages(state)}</span>
          <UpdateNotes notes={notes} />
        </MessageBarBody>
        {phase === 'ready' && (
          <MessageBarActions>
            <Button
              disabled={busy}
              disabledFocusable={restart.isPending}
              appearance="primary"
              onClick={() => restart.mutate()}
            >
              {t('updateRestart')}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    </div>
  )
}
