import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import type { DesktopState } from '@seaport/contract/desktop/ipc.schema'
import type { UpdateState } from '@seaport/contract/desktop/ipc-installation.schema'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Stack } from '@seaport/ui/stack'
import { type ReactNode, useEffect, useState } from 'react'
import { useClock } from '../../../shared/useClock.ts'
import { LoginFrame, ServerChoice } from '../../login/login.public.ts'
import { DownloadProgress } from '../components/DownloadProgress.tsx'
import { UpdateNotes } from '../components/UpdateNotes.tsx'
import { useCheck, useRestart, useUpdateMessages } from '../useUpdate.ts'

const useStyles = makeStyles({
  text: { margin: 0 },
})

interface UpdateRequiredProps {
  state: DesktopState
  update: UpdateState
}

/** Replaces everything else while this client is below the minimum version and no task runs. */
export function UpdateRequired({ state, update }: UpdateRequiredProps): ReactNode {
  const t = useT('desktop')
  const [choosing, setChoosing] = useState(false)
  useEffect(() => {
    document.title = t('updateRequiredTitle')
  }, [t])
  if (choosing)
    return (
      <ServerChoice version={state.version} address={state.server_url} onBack={() => setChoosing(false)} />
    )
  const foot = (
    <>
      {t('loginFoot', { server: state.server_url, version: state.version })}{' '}
      <Button appearance="transparent" size="small" onClick={() => setChoosing(true)}>
        {t('serverChange')}
      </Button>
    </>
  )
  return (
    <LoginFrame
      title={t('updateRequiredTitle')}
      lead={t('updateRequiredLead', { version: state.version })}
      foot={foot}
    >
      <Progress update={update} serverUrl={state.server_url} />
      <UpdateNotes notes={update.notes} />
    </LoginFrame>
  )
}

/** State of the update, and what a person can do about it. */
function Progress({ update, serverUrl }: { update: UpdateState; serverUrl: string }): ReactNode {
  const t = useT('desktop')
  const styles = useStyles()
  const messages = useUpdateMessages()
  const restart = useRestart()
  const check = useCheck()
  const { phase, version, percent, restart_at } = update
  const now = useClock(restart_at !== null)
  if (phase === 'ready')
    return (
      <Stack>
        <p className={styles.text} role="status">
          {messages(update)}
        </p>
        {restart_at && (
          <p className={styles.text}>
            {t('updateRestartsIn', { count: Math.max(0, Math.ceil((Date.parse(restart_at) - now) / 1000)) })}
          </p>
        )}
        <Button appearance="primary" disabledFocusable={restart.isPending} onClick={() => restart.mutate()}>
          {t('updateRestart')}
        </Button>
      </Stack>
    )
  if (phase === 'failed')
    return (
      <Stack>
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{messages(update)}</MessageBarBody>
        </MessageBar>
        <Button appearance="primary" disabled={check.isPending} onClick={() => check.mutate()}>
          {t('updateCheck')}
        </Button>
        <p className={styles.text}>{t('updateByHand')}</p>
        <CopyButton text={`${serverUrl}/#/down`} label={t('updateCopyCentre')} />
      </Stack>
    )
  return (
    <Stack>
      <p className={styles.text} role="status" aria-live={phase === 'downloading' ? 'off' : 'polite'}>
        {messages(update)}
      </p>
      {phase === 'downloading' && <DownloadProgress version={version ?? ''} percent={percent ?? 0} />}
    </Stack>
  )
}
