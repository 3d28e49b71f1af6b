import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { StateCell } from '@seaport/product-ui/state-cell'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { useMemo } from 'react'
import { exitOf } from '../address.ts'
import { ProxyState } from './ProxyState.tsx'

/** Columns that tenants and administrators see of proxies. */
export function useSharedColumns<Row extends ProxyEntry>(): Readonly<
  Record<'address' | 'state' | 'found' | 'rest', readonly Column<Row>[]>
> {
  const t = useT('proxy')
  const found = useCheckColumns<Row>()
  const rest = useFurtherColumns<Row>()
  return useMemo(
    () => ({
      address: [
        {
          id: 'ip',
          header: t('ip'),
          width: 200,
          sortable: true,
          hideable: false,
          rowHeader: true,
          render: (row) => hostAndPort(row),
        },
      ],
      state: [
        {
          id: 'status',
          words: true,
          header: t('status'),
          width: 180,
          sortable: true,
          render: (row) => (
            <StateCell
              state={<ProxyState status={row.status} />}
              reason={row.status === 'abnormal' ? row.error_message : null}
            />
          ),
        },
      ],
      found,
      rest,
    }),
    [t, found, rest],
  )
}

/** What the last check found, and how many accounts the proxy has. */
function useCheckColumns<Row extends ProxyEntry>(): readonly Column<Row>[] {
  const t = useT('proxy')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'response_ms',
        header: t('response'),
        width: 168,
        align: 'end',
        sortable: true,
        render: (row) => milliseconds(format, row.response_ms),
      },
      {
        id: 'last_detected_at',
        header: t('lastCheck'),
        collapsible: true,
        width: 160,
        sortable: true,
        render: (row) => <RelativeTime value={row.last_detected_at} />,
      },
      {
        id: 'exit_address',
        header: t('exit'),
        collapsible: true,
        width: 190,
        render: (row) => exitOf(row, format),
      },
      {
        id: 'error_message',
        words: true,
        header: t('error'),
        collapsible: true,
        width: 220,
        render: (row) => row.error_message,
      },
      {
        id: 'allocated',
        header: t('allocated'),
        width: 136,
        align: 'end',
        render: (row) => t('allocatedOf', { allocated: row.allocated, limit: row.allocation_limit }),
      },
    ],
    [t, format],
  )
}

/** Columns hidden by default. */
function useFurtherColumns<Row extends ProxyEntry>(): readonly Column<Row>[] {
  const t = useT('proxy')
  return useMemo(
    () => [
      {
        id: 'scheme',
        header: t('scheme'),
        width: 100,
        hidden: true,
        render: (row) => row.scheme.toUpperCase(),
      },
      {
        id: 'username',
        header: t('username'),
        width: 140,
        hidden: true,
        render: (row) => row.username,
      },
      {
        id: 'remark',
        words: true,
        header: t('remark'),
        width: 180,
        hidden: true,
        render: (row) => row.remark,
      },
      {
        id: 'created_at',
        header: t('created'),
        width: 150,
        sortable: true,
        hidden: true,
        render: (row) => <RelativeTime value={row.created_at} />,
      },
    ],
    [t],
  )
}

/** A length of time as checks measure it. */
export function milliseconds(format: ReturnType<typeof useFormat>, value: number | null): string {
  return format.number(value, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
}
