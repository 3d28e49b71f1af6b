import type { Feedback } from '@seaport/contract/platform/feedback.schema'
import { useT } from '@seaport/i18n/react'
import { RelativeTime } from '@seaport/ui/relative-time'
import { StatusBadge } from '@seaport/ui/status-badge'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useReadFeedback } from '../api/feedback-actions.ts'
import { FeedbackStatusBadge } from './FeedbackStatusBadge.tsx'
import { useFeedbackStyles } from './useFeedbackStyles.ts'

/** One message and its answer. A shown answer is marked as read. */
export function FeedbackItem({ feedback }: { feedback: Feedback }): ReactNode {
  const t = useT('feedback')
  const styles = useFeedbackStyles()
  const { id, category, text, screenshot, status, answer, answered_at, created_at, unread } = feedback
  const { mutate } = useReadFeedback()
  const read = useEffectEvent(() => mutate({ params: { id } }))
  useEffect(() => {
    if (unread) read()
  }, [unread])
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong>{t(`categories.${category}`)}</strong>
        <FeedbackStatusBadge status={status} />
        {unread && <StatusBadge tone="info" label={t('new')} />}
        <span className={styles.time}>
          <RelativeTime value={created_at} />
        </span>
      </div>
      <p className={styles.text}>{text}</p>
      {screenshot && (
        <a href={screenshot.url} target="_blank" rel="noreferrer">
          <img
            className={styles.screenshot}
            src={screenshot.url}
            alt={t('screenshotOf', { name: screenshot.name })}
            loading="lazy"
          />
        </a>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <div className={styles.head}>
            <strong>{t('answer')}</strong>
            {answered_at && (
              <span className={styles.time}>
                <RelativeTime value={answered_at} />
              </span>
            )}
          </div>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </li>
  )
}
