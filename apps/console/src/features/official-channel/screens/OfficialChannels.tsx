import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { adminListChannels, channelKinds } from '@seaport/contract/platform/official-channel'
import type { OfficialChannel } from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import { ListPage } from '@seaport/product-ui/list-page'
import { useListState } from '@seaport/product-ui/list-state'
import { EmptyState } from '@seaport/ui/empty-state'
import { lazy } from '@seaport/ui/lazy'
import { type ReactNode, Suspense, useState } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useTable } from '../../../shared/list/useTable.ts'
import { useDeleteChannel } from '../api/channel-actions.ts'
import { useChannelColumns } from '../components/useChannelColumns.tsx'

const ChannelEditor = lazy(async () => (await import('../components/ChannelEditor.tsx')).ChannelEditor)

const FILTERS = ['search', 'kind'] as const

/** /officialChannels: what the anti-scam lookup compares with. */
export function OfficialChannels(): ReactNode {
  const t = useT('officialChannel')
  const kinds = useT('antiScam')
  const list = useListState('official-channels', FILTERS)
  const table = useTable(adminListChannels, list)
  const [editing, setEditing] = useState<'new' | OfficialChannel>()
  const deletion = useDeleteChannel()
  const remove = useConfirmedAction(({ id, value }: OfficialChannel) => ({
    title: t('askDelete', { value }),
    effects: [t('deleteEffect')],
    action: t('delete'),
    done: t('deleted', { value }),
    run: () => deletion.mutateAsync({ params: { id } }),
  }))
  const columns = useChannelColumns({ onEdit: setEditing, onDelete: remove })
  const close = () => setEditing(undefined)
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      actions={add}
      table={table}
      columns={columns}
      list={list}
      search={t('search')}
      filters={[
        {
          id: 'kind',
          label: t('kindLabel'),
          options: channelKinds.map((value) => ({ value, label: kinds(`kind.${value}`) })),
        },
      ]}
      storageKey="official-channels"
      onRowClick={setEditing}
      empty={<EmptyState motif="lighthouse" title={t('emptyTitle')} text={t('emptyText')} actions={add} />}
    >
      <Suspense>
        {editing === 'new' && <ChannelEditor onClose={close} />}
        {editing && editing !== 'new' && <ChannelEditor key={editing.id} channel={editing} onClose={close} />}
      </Suspense>
    </ListPage>
  )
}
