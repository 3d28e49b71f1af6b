import { Button, makeStyles } from '@fluentui/react-components'
import { runDoctor } from '@seaport/contract/platform/doctor'
import type { DoctorResult } from '@seaport/contract/platform/doctor.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useConfigStyles } from './useConfigStyles.ts'
import { useJobName } from './useJobName.ts'

const tones = { ok: 'success', warning: 'warning', fault: 'danger' } as const
const order = ['fault', 'warning', 'ok'] as const

/** Problems of the installation with their remedies; faults first. */
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
    <Stack gap="L" className={styles.narrow}>
      <Summary results={results} />
      <PageCard>
        <Results results={results} />
      </PageCard>
      <Row>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
        <Hint breaks>{t('checkedAt', { time: format.time(data.checked_at) })}</Hint>
      </Row>
    </Stack>
  )
}

/** Number of problems. */
function Summary({ results }: { results: readonly DoctorResult[] }): ReactNode {
  const t = useT('doctor')
  const count = (state: DoctorResult['state']) => results.filter((result) => result.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  return (
    <div>
      <strong>{faults + warnings === 0 ? t('allGood') : t('summary', { faults, warnings })}</strong>
      <Hint breaks>{t('intro')}</Hint>
    </div>
  )
}

function Results({ results }: { results: readonly DoctorResult[] }): ReactNode {
  const t = useT('doctor')
  const styles = useStyles()
  const named = useNamedValues()
  return (
    <ul className={styles.list}>
      {results.map(({ check, state, finding, values }) => (
        <li key={check} className={styles.row}>
          <span className={styles.state}>
            <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
          </span>
          <strong className={styles.check}>{t(`check.${check}`)}</strong>
          <p className={styles.text}>{t(`finding.${finding}`, named(values) as never)}</p>
        </li>
      ))}
    </ul>
  )
}

type Values = DoctorResult['values']

/** The server lists jobs by id and networks by brand, with commas; the reader gets names, listed as the language does. */
function useNamedValues(): (values: Values) => Values {
  const format = useFormat()
  const jobName = useJobName()
  const list = (value: string | number, name: (id: string) => string) =>
    format.list(`${value}`.split(', ').map(name))
  return ({ jobs, networks, ...values }) => ({
    ...values,
    ...(jobs !== undefined && { jobs: list(jobs, jobName) }),
    ...(networks !== undefined && { networks: list(networks, (brand) => brand) }),
  })
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'grid',
    gridTemplateAreas: '"state check" ". text"',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalM')}`,
    padding: `${token('spacingVerticalM')} 0`,
    '& + &': { borderTop: `1px solid ${token('colorNeutralStroke2')}` },
    '@media (max-width: 480px)': {
      gridTemplateAreas: '"check state" "text text"',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
    },
  },
  state: { gridArea: 'state', justifySelf: 'start', alignSelf: 'center', display: 'inline-flex' },
  check: { gridArea: 'check' },
  text: { gridArea: 'text', margin: 0, overflowWrap: 'anywhere' },
})
