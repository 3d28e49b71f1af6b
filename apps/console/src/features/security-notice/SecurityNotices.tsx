import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import {
  listSecurityNotices,
  MAX_SECURITY_NOTICES,
  readSecurityNotices,
} from '@seaport/contract/people/security-notice'
import { useFormat, useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useEndpointMutation } from '../../shared/api/endpoint.ts'
import { secondFactorAtom } from '../second-factor/second-factor.public.ts'

/** The unread notices of `SecurityNoticeHost`. */
export function SecurityNotices({ list, own }: DataOf<typeof listSecurityNotices>): ReactNode {
  const t = useT('securityNotice')
  const format = useFormat()
  const { mutate, isPending } = useEndpointMutation(readSecurityNotices, [listSecurityNotices])
  const { failed } = useNotify()
  const review = useSetAtom(secondFactorAtom)
  // With later own ones, those of the list that are still to come would be marked as read.
  const newest = (list.length < MAX_SECURITY_NOTICES ? [...list, ...own] : list)
    .map(({ time }) => time)
    .toSorted()
    .at(-1)
  if (newest === undefined) return null
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {own.map(({ id, action, ip, time }) => (
          <div key={id}>{t(`own.${action}`, { ip, time: format.dateTime(time) })}</div>
        ))}
        {list.map(({ id, action, actor, time }) => (
          <div key={id}>{t(action, { actor: actor.email, time: format.dateTime(time) })}</div>
        ))}
      </MessageBarBody>
      <MessageBarActions>
        {own.length > 0 && <Button onClick={() => review(true)}>{t('review')}</Button>}
        <Button
          disabledFocusable={isPending}
          onClick={() => mutate({ body: { up_to: newest } }, { onError: failed })}
        >
          {t('read')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
