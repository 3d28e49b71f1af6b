import { MAX_PROMOTION } from '@seaport/contract/work/task-audience'
import type { AudiencePreview as Preview } from '@seaport/contract/work/task-batch.schema'
import type { Executor } from '@seaport/contract/work/task-kind.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { useWizardStyles } from './useWizardStyles.ts'

interface AudiencePreviewProps {
  data: Preview | null | undefined
  failed: boolean
  asked: boolean
  /** Days within which a person is contacted once. */
  days: number
  /** The sender: API or person. */
  executor: Executor
}

/** Preview of the audience: its size, and who is skipped and why. */
export function AudiencePreview({ data, failed, asked, days, executor }: AudiencePreviewProps): ReactNode {
  const t = useT('wizard')
  const tTask = useT('task')
  const format = useFormat()
  const styles = useWizardStyles()
  if (!asked) return null
  if (failed) return <Hint>{t('previewFailed')}</Hint>
  if (!data) return <Hint role="status">{t('counting')}</Hint>
  const reasons = [
    data.opted_out > 0 && t('leftOut.opted_out', { count: data.opted_out }),
    data.duplicate > 0 && t('leftOut.duplicate', { count: data.duplicate }),
    data.contacted_lately > 0 &&
      t('leftOut.contacted', {
        count: data.contacted_lately,
        days: t('days', { count: days }),
      }),
    data.too_long > 0 && t(`tooLong.${executor}`, { count: data.too_long }),
    data.incomplete > 0 && t(`incomplete.${executor}`, { count: data.incomplete }),
  ].filter((line) => line !== false)
  return (
    <Stack as="section" gap="XS" className={styles.preview} aria-label={t('preview')}>
      <Text role="status" as="p" weight="semibold">
        {data.ready === 0 ? t('readyNone') : t('ready', { count: data.ready })}
      </Text>
      {data.found >= MAX_PROMOTION && <Hint>{t('previewCapped')}</Hint>}
      {reasons.length > 0 && (
        <Stack as="ul" gap="none" className={styles.list}>
          {reasons.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
      {data.people.length > 0 && (
        <Hint>
          {t('firstPeople', {
            people: format.list(
              data.people.slice(0, 3).map(({ name, handle, target }) => name || handle || target),
            ),
          })}
        </Hint>
      )}
      {data.left_out.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('showLeftOut')}</summary>
          <Stack as="ul" gap="none" className={styles.list}>
            {data.left_out.map(({ target, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody who is entered twice is left out twice.
              <li key={at}>{t('leftOutPerson', { target, reason: tTask(`reason.${reason}`) })}</li>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}
