import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { listResources } from '@seaport/contract/work/resource'
import { useT } from '@seaport/i18n/react'
import { Avatar } from '@seaport/ui/avatar'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useListStyles } from './useListStyles.ts'

const SHOWN = 7

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalM') },
  grow: { flexGrow: 1 },
  time: {
    flexShrink: 0,
    whiteSpace: 'nowrap',
  },
})

/** Lists are counted up to a limit, beyond which there may be more. */
const wordsFor = (total: number) => (total < MAX_COUNTED ? 'peopleInAll' : 'peopleAtLeast')

/** The people found last by tasks. */
export function RecentPeople(): ReactNode {
  const t = useT('dashboard')
  const failure = useFailure()
  const styles = useStyles()
  const list = useListStyles()
  const { data, isError, error, refetch } = useEndpointQuery(listResources, { query: { page_size: SHOWN } })
  return (
    <PageCard
      title={t('recent')}
      actions={data?.total ? t(wordsFor(data.total), { count: data.total }) : undefined}
    >
      {data ? (
        data.list.length > 0 ? (
          <ul className={list.root}>
            {data.list.map((person) => (
              <li key={person.id} className={mergeClasses(list.item, styles.row)}>
                <Avatar name={person.name} colourful />
                <div className={mergeClasses(list.words, styles.grow)}>
                  <span className={list.name}>{person.name}</span>
                  <span className={list.detail}>{person.content || `@${person.handle}`}</span>
                </div>
                <Hint as="span" className={styles.time}>
                  <RelativeTime value={person.seen_at} />
                </Hint>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState motif="crates" title={t('noPeople')} text={t('noPeopleText')} />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}
