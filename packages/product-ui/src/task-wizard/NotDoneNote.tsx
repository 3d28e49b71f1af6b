import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { notDone } from './not-done.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** The entered targets that the chosen amount leaves out. */
export function NotDoneNote(props: StepProps): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const { data } = useAudiencePreview(props)
  const found = notDone(props.form.values.work, data?.ready)
  if (!found) return null
  if (found.kind === 'fewer') return <Hint role="status">{t('notDone.fewer', { count: found.count })}</Hint>
  const { kind, count, total, left } = found
  return (
    <MessageBar intent="warning" layout="multiline" role="status">
      <MessageBarBody>
        {t(`notDone.${kind}`, { count, total })}
        {left.length > 0 && (
          <details>
            <summary className={styles.summary}>{t('notDone.show')}</summary>
            <Stack as="ul" gap="none" className={styles.left}>
              {left.map((link) => (
                <li key={link}>{link}</li>
              ))}
            </Stack>
          </details>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
