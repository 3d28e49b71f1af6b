import { makeStyles } from '@fluentui/react-components'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { Period } from '@seaport/contract/kernel/period.schema'
import type { getRanking } from '@seaport/contract/work/stats'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useRanking } from '../api/queries.ts'
import { useListStyles } from './useListStyles.ts'

const SHOWN = 10

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '2ch minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: token('spacingHorizontalM'),
    rowGap: token('spacingVerticalXS'),
    fontVariantNumeric: 'tabular-nums',
  },
  rank: { color: token('colorNeutralForeground3'), textAlign: 'end' },
  track: {
    gridColumn: '2 / -1',
    height: '6px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
  },
  bar: { height: '100%', minWidth: '2px', borderRadius: 'inherit', backgroundColor: 'var(--seaportChart1)' },
})

type Data = DataOf<typeof getRanking>

interface RankedItem {
  rank: number
  seat: Data['collection'][number]['seat']
  score: number
  detail: string
}

/** Seats ranked by people collected. */
export function CollectionRanking({ period }: { period: Period }): ReactNode {
  const t = useT('dashboard')
  return (
    <Ranking
      kind="collection"
      period={period}
      places={({ collection }) =>
        collection.map(({ rank, seat, collected_new: fresh, collected_known: known }) => ({
          rank,
          seat,
          score: fresh + known,
          detail: t('detail.collection', { fresh, known }),
        }))
      }
    />
  )
}

/** Seats ranked by people reached. */
export function PromotionRanking({ period }: { period: Period }): ReactNode {
  const t = useT('dashboard')
  return (
    <Ranking
      kind="promotion"
      period={period}
      places={({ promotion }) =>
        promotion.map((one) => ({
          rank: one.rank,
          seat: one.seat,
          score: one.promoted_done,
          detail: t('detail.promotion', { failed: one.promoted_failed, skipped: one.promoted_skipped }),
        }))
      }
    />
  )
}

function Ranking({
  kind,
  period,
  places,
}: {
  kind: 'collection' | 'promotion'
  period: Period
  places: (data: Data) => RankedItem[]
}): ReactNode {
  const t = useT('dashboard')
  const failure = useFailure()
  const { data, isError, error, refetch } = useRanking(period)
  const all = data && places(data)
  return (
    <PageCard title={t(`ranking.${kind}`)}>
      {all ? (
        all.length > 0 ? (
          <RankingList all={all} />
        ) : (
          t(`nobody.${kind}`)
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}

function RankingList({ all }: { all: readonly RankedItem[] }): ReactNode {
  const t = useT('dashboard')
  const format = useFormat()
  const styles = useStyles()
  const list = useListStyles()
  const most = all[0]?.score ?? 1
  return (
    <>
      <ol className={list.root}>
        {all.slice(0, SHOWN).map(({ rank, seat, score, detail }) => (
          <li key={seat.id} className={list.item}>
            <div className={styles.row}>
              <span className={styles.rank}>{format.number(rank)}</span>
              <div className={list.words}>
                <span className={list.name}>{seat.name}</span>
                <span className={list.detail}>{`${seat.seat_code} · ${detail}`}</span>
              </div>
              <Text as="span" size="large" weight="semibold">
                {format.number(score)}
              </Text>
              <div className={styles.track} aria-hidden>
                <div className={styles.bar} style={{ width: `${(score / most) * 100}%` }} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {all.length > SHOWN && <Hint>{t('more', { count: all.length - SHOWN })}</Hint>}
    </>
  )
}
