import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { adminListAnnouncements, announcementTypes } from '@seaport/contract/platform/announcement'
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { ShownRow } from '../../../shared/list/ShownRow.tsx'
import { usePeriodFilter } from '../../../shared/list/usePeriodFilter.ts'
import { useSelectedParam } from '../../../shared/list/useSelectedParam.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { type AnnouncementAction, useAnnouncementColumns } from '../components/useAnnouncementColumns.tsx'
import { useWithdrawal } from '../components/useWithdrawal.ts'

const AnnouncementEditor = lazy(
  async () => (await import('../components/AnnouncementEditor.tsx')).AnnouncementEditor,
)
const PreviewPanel = lazy(async () => (await import('../components/PreviewPanel.tsx')).PreviewPanel)

const FILTERS = ['search', 'type', 'published', 'period'] as const

/** /notice: published and scheduled announcements. */
export function AdminAnnouncements(): ReactNode {
  const t = useT('adminAnnouncement')
  const tAnnouncement = useT('announcement')
  const period = usePeriodFilter()
  const list = useListState('notices', FILTERS)
  const table = useTable(adminListAnnouncements, list)
  const [shown, show, closeOf, hrefOf] = useSelectedParam('notice')
  const [editing, setEditing] = useState<'new' | AdminAnnouncement>()
  const withdraw = useWithdrawal(closeOf)
  const onAction = useCallback(
    (action: AnnouncementAction, announcement: AdminAnnouncement) => {
      if (action === 'preview') show(announcement.id)
      else if (action === 'edit') setEditing(announcement)
      else withdraw(announcement)
    },
    [show, withdraw],
  )
  const columns = useAnnouncementColumns(onAction)
  const close = () => setEditing(undefined)
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={create}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'type',
          label: t('type'),
          options: announcementTypes.map((value) => ({ value, label: tAnnouncement(`types.${value}`) })),
        },
        {
          id: 'published',
          label: t('state'),
          options: [
            { value: 'true', label: t('published') },
            { value: 'false', label: t('scheduled') },
          ],
        },
        period,
      ]}
      storageKey="notices"
      onRowClick={({ id }) => show(id)}
      rowHref={({ id }) => hrefOf(id)}
      openRow={shown}
      empty={<EmptyState motif="boat" title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
    >
      <Suspense>
        {!editing && (
          <ShownRow rows={table.rows} rowId={({ id }) => id} shown={shown} onClose={() => show(undefined)}>
            {(announcement) => (
              <PreviewPanel
                announcement={announcement}
                onEdit={() => setEditing(announcement)}
                onClose={() => show(undefined)}
              />
            )}
          </ShownRow>
        )}
        {editing === 'new' && <AnnouncementEditor onClose={close} />}
        {editing && editing !== 'new' && (
          <AnnouncementEditor key={editing.id} announcement={editing} onClose={close} />
        )}
      </Suspense>
    </ListPage>
  )
}
