import { Button, makeStyles } from '@fluentui/react-components'
import type { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useRepeatWords } from '@seaport/product-ui/repeat-words'
import { useTaskName } from '@seaport/product-ui/task-name'
import { PageCard } from '@seaport/ui/page'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { useStopRepeat } from '../components/useStopRepeat.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: token('spacingVerticalS'), margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalM'),
  },
})

/** The repeated tasks, by their next repeat; each can be stopped. */
export function CalendarRepeats({ repeats }: { repeats: readonly PlannedRepeat[] }): ReactNode {
  const t = useT('taskRepeat')
  const styles = useStyles()
  const format = useFormat()
  const nameOf = useTaskName()
  const { sentence } = useRepeatWords()
  const stop = useStopRepeat()
  if (repeats.length === 0) return null
  return (
    <PageCard title={t('planned')}>
      <ul className={styles.list}>
        {repeats.map((repeat) => {
          const { id, number } = repeat.task
          const said = [
            `@${repeat.account.account.replace(/^@/, '')}`,
            `${sentence(repeat)} (${repeat.time_zone.replaceAll('_', ' ')})`,
            t('nextAt', { time: format.moment(repeat.next_at) }),
          ]
          return (
            <li key={id} className={styles.row}>
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
            </li>
          )
        })}
      </ul>
    </PageCard>
  )
}
