import { ArrowHookUpLeftRegular } from '@fluentui/react-icons/svg/arrow-hook-up-left'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import { channelOf } from '@seaport/contract/platform/release'
import type { Release } from '@seaport/contract/platform/release.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { RelativeTime } from '@seaport/ui/relative-time'
import { RowMenu, rowMenuColumn } from '@seaport/ui/row-menu'
import { type ReactElement, useMemo } from 'react'
import { useFieldColumns } from '../../../shared/list/useFieldColumns.ts'
import { downloadsOf, newerThan } from '../release-state.ts'
import { ReleaseStatus } from './ReleaseStatus.tsx'

export type ReleaseAction = 'rollout' | 'rollBack' | 'withdraw' | 'discard'
export type OnReleaseAction = (action: ReleaseAction, release: Release) => void

const icons: Record<ReleaseAction, ReactElement> = {
  rollout: <PeopleTeamRegular />,
  rollBack: <ArrowHookUpLeftRegular />,
  withdraw: <ProhibitedRegular />,
  discard: <DeleteRegular />,
}

/**
 * Actions on a release in its state.
 * @param releases newest first
 */
export function actionsFor(release: Release, releases: readonly Release[]): readonly ReleaseAction[] {
  if (release.state === 'draft') return ['discard']
  if (release.state === 'withdrawn') return ['rollBack']
  const newest = newerThan(releases, release).length === 0
  return newest ? ['rollout', 'withdraw'] : ['rollout', 'rollBack', 'withdraw']
}

/**
 * Columns of the releases.
 * @param releases newest first
 */
export function useReleaseColumns(
  releases: readonly Release[],
  onAction: OnReleaseAction,
): readonly Column<Release>[] {
  const t = useT('release')
  const format = useFormat()
  const of = useFieldColumns<Release>()
  return useMemo(
    () => [
      of.text('version', t('version'), { hideable: false, rowHeader: true }),
      {
        id: 'state',
        words: true,
        header: t('state'),
        width: 210,
        render: (row) => <ReleaseStatus release={row} />,
      },
      {
        id: 'channel',
        words: true,
        header: t('channel'),
        width: 130,
        collapsible: true,
        render: (row) => t(`channel.${channelOf(row.version)}`),
      },
      of.text('minimum_version', t('minimum'), { width: 160 }),
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
        width: 170,
        collapsible: true,
        render: (row) => (row.published_at ? <RelativeTime value={row.published_at} /> : null),
      },
      {
        ...rowMenuColumn,
        header: t('actions'),
        render: (row) => (
          <RowMenu
            name={row.version}
            actions={actionsFor(row, releases).map((action) => ({
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
    [t, format, of, releases, onAction],
  )
}
