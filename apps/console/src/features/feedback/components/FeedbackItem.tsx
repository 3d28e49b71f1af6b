import type { Feedback } from '@seaport/contract/platform/feedback.schema'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
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
    <Stack as="li" gap="S" className={styles.item}>
      <Row>
        <strong>{t(`categories.${category}`)}</strong>
        <FeedbackStatusBadge status={status} />
        {unread && <StatusBadge tone="info" label={t('new')} />}
        <Hint as="span">
          <RelativeTime value={created_at} />
        </Hint>
      </Row>
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
        <Stack gap="XS" className={styles.answer}>
          <Row>
            <strong>{t('answer')}</strong>
            {answered_at && (
              <Hint as="span">
                <RelativeTime value={answered_at} />
              </Hint>
            )}
          </Row>
          <p className={styles.text}>{answer}</p>
        </Stack>
      )}
    </Stack>
  )
}
