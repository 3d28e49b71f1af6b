import { makeStyles } from '@fluentui/react-components'
import type { Account } from '@seaport/contract/desk/account.schema'
import { getAccountLimits } from '@seaport/contract/work/guard'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
    gap: `${token('spacingVerticalXS')} ${token('spacingHorizontalXL')}`,
    alignItems: 'center',
    margin: 0,
  },
  count: { margin: 0, maxWidth: '280px' },
})

/** An account's actions today against its caps, and its cool-down. */
export function AccountLimits({ account }: { account: Account }): ReactNode {
  const t = useT('account')
  const tTask = useT('task')
  const failure = useFailure()
  const styles = useStyles()
  const { data, error, refetch } = useEndpointQuery(getAccountLimits, { params: { id: account.id } })
  const headline = `${account.id}-limits`
  return (
    <Stack as="section" gap="S" aria-labelledby={headline}>
      <Heading as="h3" size="medium" id={headline}>
        {t('limits')}
      </Heading>
      {!data &&
        (error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />)}
      {data && (
        <>
          <Waits until={data} zone={account.time_zone} />
          <dl className={styles.list}>
            {data.acts.map(({ kind, done, cap }) => {
              const name = tTask(`kind.${kind}`)
              return (
                <div key={kind} style={{ display: 'contents' }}>
                  <Text as="dt" tone="quiet">
                    {name}
                  </Text>
                  <dd className={styles.count}>
                    {cap > 0 ? (
                      <ProgressCell
                        label={name}
                        done={done}
                        total={cap}
                        tone={done >= cap ? 'danger' : 'primary'}
                      />
                    ) : (
                      t('limitNever')
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </>
      )}
    </Stack>
  )
}

interface WaitsProps {
  until: { rests_until: string | null; quiet_until: string | null }
  zone: string
}

/** The time zone of the account's day, and what blocks the account now. */
function Waits({ until: { rests_until, quiet_until }, zone }: WaitsProps): ReactNode {
  const t = useT('account')
  const format = useFormat()
  return (
    <>
      <Hint>{t('limitsDay', { zone: zone.replaceAll('_', ' ') })}</Hint>
      {rests_until && <Hint>{t('limitsRest', { time: format.moment(rests_until) })}</Hint>}
      {quiet_until && <Hint>{t('limitsQuiet', { time: format.moment(quiet_until) })}</Hint>}
    </>
  )
}
