import { Button, makeStyles } from '@fluentui/react-components'
import type { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import * as feedbackSchema from '@seaport/contract/platform/feedback.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { FeedbackStatusBadge } from '../../feedback/feedback.public.ts'
import { useAnswerFeedback, useSetFeedbackClosed } from '../api/feedback-answers.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalL') },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: token('fontSizeBase400') },
  screenshot: {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '320px',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token('spacingHorizontalS'),
    marginTop: token('spacingVerticalM'),
  },
})

/** A feedback message with the answer form. */
export function FeedbackPanel({
  feedback,
  onAnswered,
  onClose,
}: {
  feedback: AdminFeedback
  /** Called once it has been answered, closed or reopened; another message may be shown by then. */
  onAnswered: () => void
  onClose: () => void
}): ReactNode {
  const t = useT('adminFeedback')
  const tFeedback = useT('feedback')
  const format = useFormat()
  const styles = useStyles()
  const { text, user, page, version, screenshot, status, answered_by, answered_at } = feedback
  const facts = [
    { label: t('user'), value: `${user.username} · ${user.email}` },
    { label: t('state'), value: <FeedbackStatusBadge status={status} /> },
    { label: t('sentAt'), value: format.dateTime(feedback.created_at) },
    ...(page ? [{ label: t('page'), value: page }] : []),
    ...(version ? [{ label: t('version'), value: version }] : []),
    ...(answered_by ? [{ label: t('answeredBy'), value: answered_by }] : []),
    ...(answered_at ? [{ label: t('answeredAt'), value: format.dateTime(answered_at) }] : []),
  ]
  return (
    <SidePanel open size="medium" title={tFeedback(`categories.${feedback.category}`)} onClose={onClose}>
      <div className={styles.root}>
        <p className={styles.text}>{text}</p>
        {screenshot && (
          <a href={screenshot.url} target="_blank" rel="noreferrer">
            <img
              className={styles.screenshot}
              src={screenshot.url}
              alt={tFeedback('screenshotOf', { name: screenshot.name })}
            />
          </a>
        )}
        <KeyValueList items={facts} />
        <AnswerForm feedback={feedback} onDone={onAnswered} />
      </div>
    </SidePanel>
  )
}

function AnswerForm({ feedback, onDone }: { feedback: AdminFeedback; onDone: () => void }): ReactNode {
  const t = useT('adminFeedback')
  const styles = useStyles()
  const { success, failed } = useNotify()
  const { id, status, answer, user } = feedback
  const params = { id }
  const send = useAnswerFeedback()
  const close = useSetFeedbackClosed()
  const form = useForm({
    schema: feedbackSchema.answerFeedback.body,
    initial: { answer: answer ?? '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ params, body })
      success(t('answered', { email: user.email }))
      onDone()
    },
  })
  const turn = async (closed: boolean) => {
    await close.mutateAsync({ params, body: { closed } })
    success(closed ? t('closed') : t('reopened'))
    onDone()
  }
  return (
    <Form form={form}>
      <TextAreaField
        field={form.field('answer')}
        label={t('answer')}
        hint={t('answerHint')}
        rows={6}
        maxLength={4000}
        required
      />
      <div className={styles.foot}>
        <SubmitButton form={form}>{answer === null ? t('send') : t('change')}</SubmitButton>
        {status === 'open' && <Button onClick={() => void turn(true).catch(failed)}>{t('close')}</Button>}
        {status === 'closed' && <Button onClick={() => void turn(false).catch(failed)}>{t('reopen')}</Button>}
      </div>
    </Form>
  )
}
