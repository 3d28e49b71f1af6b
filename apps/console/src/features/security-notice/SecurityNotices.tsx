import { Button } from '@fluentui/react-button'
import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-message-bar'
import { listSecurityNotices, readSecurityNotices } from '@seaport/contract/people/security-notice'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useEndpointMutation, useEndpointQuery } from '../../shared/api/endpoint.ts'

/** Often enough to be seen in time, and seldom enough to cost nothing. */
const LOOK_MS = 30_000

/** What owners are told of, at the top of every screen until they have read it. */
export function SecurityNotices(): ReactNode {
  const t = useT('securityNotice')
  const format = useFormat()
  const notices = useEndpointQuery(listSecurityNotices, {}, { refetchIntervalMs: LOOK_MS }).data?.list ?? []
  const { mutate: read } = useEndpointMutation(readSecurityNotices, [listSecurityNotices])
  const [newest] = notices
  if (!newest) return null
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {notices.map(({ id, action, actor, time }) => (
          <div key={id}>{t(action, { actor: actor.email, time: format.dateTime(time) })}</div>
        ))}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => read({ body: { up_to: newest.time } })}>{t('read')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
