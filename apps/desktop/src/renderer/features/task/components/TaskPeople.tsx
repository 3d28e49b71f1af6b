import { PeopleSearchRegular } from '@fluentui/react-icons/svg/people-search'
import { makeStyles } from '@griffel/react'
import type { Resource } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { EmptyState } from '@seaport/ui/empty-state'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { asking } from '../../../shared/queries.ts'

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  name: { fontWeight: token('fontWeightSemibold') },
  quiet: {
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    fontWeight: token('fontWeightRegular'),
  },
})

/** Whom a task has found so far, as the server has them. */
export function TaskPeople({ id }: { id: string }): ReactNode {
  const t = useT('desktop')
  const failure = useFailure()
  const columns = useColumns()
  const [place, setPlace] = useState({ page: 1, page_size: 20 })
  const { data, error, isFetching, refetch } = useQuery({
    ...asking('task.resources', { id, ...place }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable<Resource>
      label={t('people')}
      columns={columns}
      rows={data?.list}
      rowId={(person) => person.id}
      refreshing={isFetching && data !== undefined}
      failure={error ? failure(error) : undefined}
      onRetry={() => void refetch()}
      page={data && { ...place, total: data.total }}
      onPage={setPlace}
      empty={<EmptyState icon={<PeopleSearchRegular />} title={t('noPeople')} text={t('noPeopleText')} />}
    />
  )
}

function useColumns(): Column<Resource>[] {
  const t = useT('desktop')
  const format = useFormat()
  const styles = useStyles()
  return [
    {
      id: 'name',
      header: t('person'),
      width: 200,
      rowHeader: true,
      render: ({ name, handle }) => (
        <>
          <span className={`${styles.line} ${styles.name}`}>{name}</span>
          <span className={`${styles.line} ${styles.quiet}`}>{t('at', { handle })}</span>
        </>
      ),
    },
    {
      id: 'content',
      header: t('said'),
      render: ({ content }) => (
        <span className={styles.line} title={content}>
          {content}
        </span>
      ),
    },
    {
      id: 'followers',
      header: t('followers'),
      width: 100,
      align: 'end',
      render: ({ followers }) => format.number(followers),
    },
    { id: 'seen', header: t('seenAt'), width: 160, render: ({ seen_at }) => format.dateTime(seen_at) },
  ]
}
