import { Button, makeStyles } from '@fluentui/react-components'
import type { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import * as feedbackSchema from '@seaport/contract/platform/feedback.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { Row } from '@seaport/ui/row'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { useScopedKey } from '@seaport/ui/storage-scope'
import { storedAtom } from '@seaport/ui/stored-atom'
import { Text } from '@seaport/ui/text'
import { TextAreaField } from '@seaport/ui/text-area-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { useNotify } from '@seaport/ui/use-notify'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { FeedbackStatusBadge } from '../../feedback/feedback.public.ts'
import { useAnswerFeedback, useSetFeedbackClosed } from '../api/feedback-answers.ts'

const useStyles = makeStyles({
  text: { whiteSpace: 'pre-wrap' },
  screenshot: {
    display: 'block',
    maxWidth: '100%',
    maxHeight: '320px',
    borderRadius: token('borderRadiusMedium'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  foot: {
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
      <Stack gap="L">
        <Text as="p" size="large" breaks className={styles.text}>
          {text}
        </Text>
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
      </Stack>
    </SidePanel>
  )
}

/** What was written to a message and not sent yet. Escape and a look at another message close the panel without a question. */
function useDraft(id: string): [draft: string | null, set: (draft: string | null) => void] {
  const key = useScopedKey(`feedback-answer-${id}`)
  const draft = useMemo(
    () =>
      storedAtom<string | null>(key, null, {
        area: 'session',
        deserialize: (text) => text,
        serialize: (text) => text,
      }),
    [key],
  )
  return useAtom(draft)
}

function AnswerForm({ feedback, onDone }: { feedback: AdminFeedback; onDone: () => void }): ReactNode {
  const t = useT('adminFeedback')
  const styles = useStyles()
  const { success, failed } = useNotify()
  const { id, status, answer, user } = feedback
  const params = { id }
  const send = useAnswerFeedback()
  const close = useSetFeedbackClosed()
  const [draft, setDraft] = useDraft(id)
  const form = useForm({
    schema: feedbackSchema.answerFeedback.body,
    initial: { answer: draft ?? answer ?? '' },
    onSubmit: async (body) => {
      await send.mutateAsync({ params, body })
      setDraft(null)
      success(t('answered', { email: user.email }))
      onDone()
    },
  })
  const field = form.field('answer')
  const turn = async (closed: boolean) => {
    await close.mutateAsync({ params, body: { closed } })
    success(closed ? t('closed') : t('reopened'))
    onDone()
  }
  return (
    <Form form={form}>
      <TextAreaField
        field={{
          ...field,
          set: (text) => {
            field.set(text)
            setDraft(text)
          },
        }}
        label={t('answer')}
        hint={t('answerHint')}
        rows={6}
        maxLength={4000}
        required
      />
      <Row className={styles.foot}>
        <SubmitButton form={form}>{answer === null ? t('send') : t('change')}</SubmitButton>
        {status === 'open' && (
          <Button disabledFocusable={close.isPending} onClick={() => void turn(true).catch(failed)}>
            {t('close')}
          </Button>
        )}
        {status === 'closed' && (
          <Button disabledFocusable={close.isPending} onClick={() => void turn(false).catch(failed)}>
            {t('reopen')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
