import { adminListFeedback, feedbackCategories, feedbackStatuses } from '@seaport/contract/platform/feedback'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useFeedbackColumns } from '../components/useFeedbackColumns.tsx'

const FeedbackPanel = lazy(async () => (await import('../components/FeedbackPanel.tsx')).FeedbackPanel)

const FILTERS = ['search', 'status', 'category'] as const

/** /feedbackManagement: feedback of users, to be answered. */
export function AdminFeedbackScreen(): ReactNode {
  const t = useT('adminFeedback')
  const tFeedback = useT('feedback')
  const list = useListState('admin-feedback', FILTERS)
  const table = useTable(adminListFeedback, list)
  const columns = useFeedbackColumns()
  const [shown, show, closeOf, hrefOf] = useSelectedParam('feedback')
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'status',
          label: t('state'),
          options: feedbackStatuses.map((value) => ({ value, label: tFeedback(`status.${value}`) })),
        },
        {
          id: 'category',
          label: t('category'),
          options: feedbackCategories.map((value) => ({ value, label: tFeedback(`categories.${value}`) })),
        },
      ]}
      storageKey="admin-feedback"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
      empty={<EmptyState motif="boat" title={t('emptyTitle')} text={t('emptyText')} />}
    >
      <Suspense>
        <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
          {(feedback) => (
            <FeedbackPanel
              key={feedback.id}
              feedback={feedback}
              onAnswered={() => closeOf(feedback)}
              onClose={() => show(undefined)}
            />
          )}
        </ShownRow>
      </Suspense>
    </ListPage>
  )
}
