import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import type { ReleaseToken } from '@seaport/contract/platform/release.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useNow } from '@seaport/ui/use-now'
import { type ReactNode, useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { tokenState } from '../release-state.ts'

const tones = { active: 'success', expired: 'warning', revoked: 'neutral' } as const

/** Columns of the tokens. */
export function useTokenColumns(onRevoke: (token: ReleaseToken) => void): readonly Column<ReleaseToken>[] {
  const t = useT('release')
  const format = useFormat()
  const of = useFieldColumns<ReleaseToken>()
  return useMemo(
    () => [
      of.text('name', t('token.name'), { hideable: false, rowHeader: true }),
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 150,
        render: (row) => <TokenState token={row} />,
      },
      {
        id: 'scopes',
        words: true,
        header: t('token.scopes'),
        width: 220,
        render: (row) => format.list(row.scopes.map((scope) => t(`scope.${scope}`))),
      },
      {
        id: 'last_used_at',
        header: t('token.lastUsed'),
        width: 150,
        render: (row) => (row.last_used_at ? <RelativeTime value={row.last_used_at} /> : t('token.never')),
      },
      {
        id: 'expires_at',
        header: t('token.expires'),
        width: 150,
        render: (row) => format.date(row.expires_at),
      },
      {
        id: 'created_by',
        header: t('token.createdBy'),
        width: 220,
        collapsible: true,
        render: (row) => row.created_by_email,
      },
      {
        id: 'created_at',
        header: t('created'),
        width: 150,
        hidden: true,
        render: (row) => <RelativeTime value={row.created_at} />,
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={row.name}
            actions={[
              {
                id: 'revoke',
                label: t('token.revoke'),
                icon: <ProhibitedRegular />,
                disabled: row.revoked,
                onSelect: () => onRevoke(row),
              },
            ]}
          />
        ),
      },
    ],
    [t, format, of, onRevoke],
  )
}

function TokenState({ token }: { token: ReleaseToken }): ReactNode {
  const t = useT('release')
  const state = tokenState(token, useNow())
  return <StatusBadge tone={tones[state]} label={t(`token.${state}`)} />
}
