import type { AdminFeedback } from '@seaport/contract/platform/feedback.schema'
import { useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { FeedbackStatusBadge } from '../../feedback/feedback.public.ts'

/** Columns of the feedback list. */
export function useFeedbackColumns(): readonly Column<AdminFeedback>[] {
  const t = useT('adminFeedback')
  const of = useFieldColumns<AdminFeedback>()
  const tFeedback = useT('feedback')
  return useMemo(
    () => [
      of.text('text', t('text'), { words: true, hideable: false, rowHeader: true }),
      {
        id: 'category',
        words: true,
        header: t('category'),
        width: 150,
        render: ({ category }) => tFeedback(`categories.${category}`),
      },
      {
        id: 'user',
        header: t('user'),
        width: 220,
        render: ({ user: { email } }) => email,
      },
      {
        id: 'status',
        words: true,
        header: t('state'),
        width: 190,
        render: ({ status }) => <FeedbackStatusBadge status={status} />,
      },
      {
        id: 'created_at',
        header: t('sentAt'),
        width: 150,
        sortable: true,
        render: ({ created_at }) => <RelativeTime value={created_at} />,
      },
    ],
    [t, of, tFeedback],
  )
}
