import { Button } from '@fluentui/react-components'
import type { ApiToken } from '@seaport/contract/people/api-token.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useRevokeToken } from '../api/token-actions.ts'
import { useNotificationStyles } from './useNotificationStyles.ts'

/** A token in the list: its scopes, expiry and last use. */
export function TokenItem({ token }: { token: ApiToken }): ReactNode {
  const t = useT('notification')
  const format = useFormat()
  const styles = useNotificationStyles()
  const { id, name, start, scopes, state, expires_at, last_used_at } = token
  const revocation = useRevokeToken()
  const revoke = useConfirmedAction(() => ({
    title: t('askRevoke', { name }),
    effects: [t('revokeEffect')],
    action: t('revoke'),
    done: t('revoked', { name }),
    run: () => revocation.mutateAsync({ params: { id } }),
  }))
  return (
    <Row as="li" justify="between" className={styles.item}>
      <Stack gap="none" className={styles.words}>
        <Row as="span" className={styles.name}>
          {name}
          <StatusBadge tone={state === 'active' ? 'success' : 'neutral'} label={t(`tokenState.${state}`)} />
        </Row>
        <Hint as="span" breaks>
          <code>{`${start}…`}</code>
        </Hint>
        <Hint as="span" breaks>
          {scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}
        </Hint>
        <Hint as="span" breaks>
          {t('expires', { time: format.dateTime(expires_at) })}
          {' · '}
          {last_used_at ? t('lastUsed', { time: format.dateTime(last_used_at) }) : t('neverUsed')}
        </Hint>
      </Stack>
      {state === 'active' && (
        <Row>
          <Button size="small" onClick={revoke}>
            {t('revoke')}
          </Button>
        </Row>
      )}
    </Row>
  )
}
