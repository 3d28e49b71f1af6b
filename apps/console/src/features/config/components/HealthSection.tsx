import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import { runDoctor } from '@seaport/contract/platform/doctor'
import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useConfigStyles } from './useConfigStyles.ts'

const tones = { ok: 'success', warning: 'warning', fault: 'danger' } as const
const order = ['fault', 'warning', 'ok'] as const

/** What is wrong with the installation, and what to do; faults first. */
export function HealthSection(): ReactNode {
  const t = useT('doctor')
  const format = useFormat()
  const failure = useFailure()
  const styles = useConfigStyles()
  const { data, isError, isFetching, error, refetch } = useEndpointQuery(runDoctor, {})
  if (isError) return <ErrorState {...failure(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const results = data.list.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <div className={styles.narrow}>
      <p className={styles.note}>{t('intro')}</p>
      <PageCard>
        <Results results={results} />
      </PageCard>
      <div className={styles.onAction}>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
        <p className={styles.note}>{t('checkedAt', { time: format.time(data.checked_at) })}</p>
      </div>
    </div>
  )
}

function Results({ results }: { results: readonly DoctorResult[] }): ReactNode {
  const t = useT('doctor')
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {results.map(({ check, state, finding, values }) => (
        <li key={check} className={styles.row}>
          <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
          <div>
            <strong>{t(`check.${check}`)}</strong>
            <p className={styles.text}>{t(`finding.${finding}`, values as never)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalL'),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '130px minmax(0, 1fr)',
    alignItems: 'start',
    gap: token('spacingHorizontalM'),
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  text: { margin: `${token('spacingVerticalXS')} 0 0`, overflowWrap: 'anywhere' },
})
