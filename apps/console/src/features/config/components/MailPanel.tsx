import { makeStyles } from '@fluentui/react-components'
import type { OutboxMail } from '@seaport/contract/platform/email.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { DetailsPanel } from '../../../shared/list/DetailsPanel.tsx'
import { MailStatus } from './MailStatus.tsx'

const useStyles = makeStyles({ text: { whiteSpace: 'pre-wrap' } })

/** Side panel of a mail; with its text while it is held. */
export function MailPanel({ mail, onClose }: { mail: OutboxMail; onClose: () => void }): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const styles = useStyles()
  return (
    <DetailsPanel
      title={mail.subject}
      onClose={onClose}
      details={[
        { label: t('mail.to'), value: mail.to, copy: mail.to, copyName: t('mail.copyTo') },
        { label: t('mail.kind'), value: t(`mail.kind.${mail.kind}`) },
        { label: t('mail.state'), value: <MailStatus state={mail.state} /> },
        { label: t('mail.created'), value: format.dateTime(mail.created_at) },
        ...(mail.sent_at ? [{ label: t('mail.sent'), value: format.dateTime(mail.sent_at) }] : []),
        { label: t('mail.tries'), value: format.number(mail.tries) },
        ...(mail.last_error ? [{ label: t('mail.error'), value: mail.last_error }] : []),
        ...(mail.content
          ? [{ label: t('mail.content'), value: <span className={styles.text}>{mail.content}</span> }]
          : [
              {
                label: t('mail.content'),
                value: mail.confidential ? t('mail.confidential') : t('mail.contentGone'),
              },
            ]),
      ]}
    />
  )
}
