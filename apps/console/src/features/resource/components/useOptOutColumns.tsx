import { PersonAvailableRegular } from '@fluentui/react-icons/svg/person-available'
import type { OptOut } from '@seaport/contract/work/opt-out.schema'
import { useT } from '@seaport/i18n/react'
import { NETWORK_WIDTH, NetworkName } from '@seaport/product-ui/network-name'
import { CopyButton } from '@seaport/ui/copy-button'
import type { Column } from '@seaport/ui/data-table-types'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useMemo } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { useRemoveOptOut } from '../api/resource-actions.ts'

/** Columns of the opt-out list. */
export function useOptOutColumns(): readonly Column<OptOut>[] {
  const t = useT('resource')
  const of = useFieldColumns<OptOut>()
  const takingOff = useRemoveOptOut()
  const takeOff = useConfirmedAction(({ id, external_id, erased }: OptOut) => ({
    title: t('optOuts.ask', { id: external_id }),
    effects: [t('optOuts.effect'), ...(erased ? [t('optOuts.effectErased')] : [])],
    action: t('optOuts.takeOff'),
    done: t('optOuts.takenOff', { id: external_id }),
    run: () => takingOff.mutateAsync({ params: { id } }),
  }))
  return useMemo(
    () => [
      {
        id: 'external_id',
        header: t('externalId'),
        width: 220,
        hideable: false,
        rowHeader: true,
        render: ({ external_id }) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: '4px' }}>
            {external_id}
            <CopyButton text={external_id} />
          </span>
        ),
      },
      {
        id: 'network',
        header: t('network'),
        width: NETWORK_WIDTH,
        render: ({ network }) => <NetworkName network={network} />,
      },
      {
        id: 'erased',
        words: true,
        header: t('optOuts.state'),
        width: 130,
        render: ({ erased }) =>
          erased ? (
            <StatusBadge tone="danger" label={t('optOuts.erased')} />
          ) : (
            <StatusBadge tone="warning" label={t('optOuts.kept')} />
          ),
      },
      of.text('remark', t('remark'), { words: true }),
      of.moment('created_at', t('optOuts.since'), { width: 190, sortable: true }),
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (entry) => (
          <RowMenu
            name={entry.external_id}
            actions={[
              {
                id: 'takeOff',
                label: t('optOuts.takeOff'),
                icon: <PersonAvailableRegular />,
                onSelect: () => takeOff(entry),
              },
            ]}
          />
        ),
      },
    ],
    [t, of, takeOff],
  )
}
