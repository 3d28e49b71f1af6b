import { Button } from '@fluentui/react-components'
import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useRepeatWords } from '@seaport/product-ui/repeat-words'
import { useTaskName } from '@seaport/product-ui/task-name'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useStopRepeat } from '../components/useStopRepeat.ts'

/** The repeated tasks, by their next repeat; each can be stopped. */
export function CalendarRepeats({ repeats }: { repeats: readonly PlannedRepeat[] }): ReactNode {
  const t = useT('taskRepeat')
  const format = useFormat()
  const nameOf = useTaskName()
  const { sentence } = useRepeatWords()
  const stop = useStopRepeat()
  if (repeats.length === 0) return null
  return (
    <PageCard title={t('planned')}>
      <Stack as="ul" gap="S">
        {repeats.map((repeat) => {
          const { id, number } = repeat.task
          const said = [
            `@${repeat.account.account.replace(/^@/, '')}`,
            `${sentence(repeat)} (${repeat.time_zone.replaceAll('_', ' ')})`,
            t('nextAt', { time: format.moment(repeat.next_at) }),
          ]
          return (
            <Row key={id} as="li" gap="M" justify="between">
              <span>
                <PageLink to={`/task/${id}`}>{`#${number} ${nameOf(repeat)}`}</PageLink> {said.join(' · ')}
              </span>
              <Button
                size="small"
                aria-label={t('stopOf', { number })}
                onClick={() => void stop({ id, name: nameOf(repeat) })}
              >
                {t('stop')}
              </Button>
            </Row>
          )
        })}
      </Stack>
    </PageCard>
  )
}
