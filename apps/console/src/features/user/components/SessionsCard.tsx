import { Button } from '@fluentui/react-components'
import { endSession, listSessions } from '@seaport/contract/people/session'
import type { UserSession } from '@seaport/contract/people/session.schema'
import { userPermission } from '@seaport/contract/people/user'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { notify } from '@seaport/ui/notify'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useUserStyles } from './useUserStyles.ts'

/** The user's sessions; every one but this can be ended here. */
export function SessionsCard(): ReactNode {
  const t = useT('user')
  const failure = useFailure()
  const styles = useUserStyles()
  const keys = useEndpointQuery(userPermission, {}).data?.keys
  const { data, isError, error, refetch } = useEndpointQuery(listSessions, {})
  const { mutateAsync: end } = useEndpointMutation(endSession, [listSessions])
  const ask = async (session: UserSession) => {
    const ended = await confirm({
      title: t('endTitle', { system: session.system_type || t('unknownSystem'), ip: session.ip }),
      effects: [t('endEffect')],
      action: t('end'),
      run: () => end({ params: { id: session.id } }),
    })
    if (ended) notify.success(t('sessionEnded'))
  }
  return (
    <PageCard
      title={t('sessions')}
      actions={keys?.includes('1-6') && <PageLink to="/loginLog-user">{t('loginLog')}</PageLink>}
    >
      {data ? (
        <Stack as="ul" gap="none">
          {data.list.map((session) => (
            <Row key={session.id} as="li" gap="M" justify="between" wrap="never" className={styles.session}>
              <SessionOrigin session={session} />
              {!session.current && (
                <Button className={styles.end} size="small" onClick={() => void ask(session)}>
                  {t('end')}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}

function SessionOrigin({ session }: { session: UserSession }): ReactNode {
  const t = useT('user')
  const format = useFormat()
  const styles = useUserStyles()
  const { current, system_type, kernel, ip, address, last_seen_at, expires_at } = session
  return (
    <div className={styles.words}>
      <Row as="span">
        {[system_type, kernel].filter(Boolean).join(' · ') || t('unknownSystem')}
        {current && <StatusBadge tone="success" label={t('current')} />}
      </Row>
      <p className={styles.details}>{[ip, address].filter(Boolean).join(' · ')}</p>
      <p className={styles.details}>
        <span>{t('lastSeen', { time: format.dateTime(last_seen_at) })}</span>
        <span>{t('expires', { time: format.dateTime(expires_at) })}</span>
      </p>
    </div>
  )
}
