import { ArrowHookUpLeftRegular } from '@fluentui/react-icons/svg/arrow-hook-up-left'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import type { Release } from '@seaport/contract/platform/release'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { type ReactElement, useMemo } from 'react'
import { downloadsOf } from '../release-state.ts'
import { ReleaseStatus } from './ReleaseStatus.tsx'

export type ReleaseAction = 'rollout' | 'rollBack' | 'withdraw' | 'discard'
export type OnReleaseAction = (action: ReleaseAction, release: Release) => void

const icons: Record<ReleaseAction, ReactElement> = {
  rollout: <PeopleTeamRegular />,
  rollBack: <ArrowHookUpLeftRegular />,
  withdraw: <ProhibitedRegular />,
  discard: <DeleteRegular />,
}

/** What can be done with a release as it stands. */
export function actionsFor({ state }: Release): readonly ReleaseAction[] {
  if (state === 'draft') return ['discard']
  return state === 'published' ? ['rollout', 'rollBack', 'withdraw'] : ['rollBack']
}

/** Columns of the releases. */
export function useReleaseColumns(onAction: OnReleaseAction): readonly Column<Release>[] {
  const t = useT('release')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'version',
        header: t('version'),
        hideable: false,
        rowHeader: true,
        render: (row) => row.version,
      },
      { id: 'state', header: t('state'), width: 190, render: (row) => <ReleaseStatus release={row} /> },
      {
        id: 'channel',
        header: t('channel'),
        width: 130,
        collapsible: true,
        render: (row) => t(row.version.includes('-') ? 'channel.beta' : 'channel.stable'),
      },
      {
        id: 'minimum_version',
        header: t('minimum'),
        width: 160,
        render: (row) => row.minimum_version ?? t('none'),
      },
      {
        id: 'downloads',
        header: t('downloads'),
        width: 120,
        align: 'end',
        render: (row) => format.number(downloadsOf(row)),
      },
      {
        id: 'published_at',
        header: t('published'),
        width: 150,
        collapsible: true,
        render: (row) => (row.published_at ? <RelativeTime value={row.published_at} /> : t('none')),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={row.version}
            actions={actionsFor(row).map((action) => ({
              id: action,
              label: t(`do.${action}`),
              icon: icons[action],
              divided: action === 'withdraw',
              onSelect: () => onAction(action, row),
            }))}
          />
        ),
      },
    ],
    [t, format, onAction],
  )
}
