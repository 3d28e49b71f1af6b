import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { systemConfig } from '@seaport/contract/people/system'
import type { SystemConfig } from '@seaport/contract/people/system.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { QrCode } from '@seaport/ui/qr-code'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import { useNow } from '@seaport/ui/use-now'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryKeyOf, useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useServerTime } from '../api/useServerTime.ts'
import { secondsLeft } from '../time-left.ts'
import { SupportContact } from './SupportContact.tsx'

const useStyles = makeStyles({
  address: {
    fontFamily: token('fontFamilyMonospace'),
    lineHeight: token('lineHeightBase400'),
    textAlign: 'center',
  },
  text: { margin: 0 },
})

/** Interval in milliseconds in which the address after a planned change is asked for. */
const RENEW_MS = 1000

/** The deposit address. Requested from the server each time: a cached address may have been replaced since. */
export function Deposit(): ReactNode {
  const t = useT('pay')
  const failure = useFailure()
  const { data, over, isError, error, refetch } = useDeposit()
  const address = data?.pay.usdt_address ?? ''
  const network = data?.pay.usdt_network ?? ''
  return (
    <PageCard
      title={t('address')}
      {...(network && address && { actions: <StatusBadge tone="primary" label={network} /> })}
    >
      {data && !over ? (
        address ? (
          <Address {...data.pay} />
        ) : (
          <NoAddress />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}

/** The configuration, and whether its address is over by the server's clock: then it is asked for until there is the next one. */
function useDeposit() {
  const known = useQueryClient().getQueryData<SystemConfig>(queryKeyOf(systemConfig, {}))
  const end = known?.pay.usdt_changes_at ?? null
  const over = useServerTime((now) => end !== null && secondsLeft(end, now) === 0)
  return { ...useEndpointQuery(systemConfig, {}, over ? { refetchIntervalMs: RENEW_MS } : {}), over }
}

/** How long payers see that the address has changed. */
const TOLD_MS = 30 * 24 * 60 * 60 * 1000

function Address({
  usdt_address: address,
  usdt_network: network,
  usdt_changed_at: changed,
  usdt_changes_at: changes,
}: SystemConfig['pay']): ReactNode {
  const t = useT('pay')
  const format = useFormat()
  const now = useNow()
  const styles = useStyles()
  return (
    <Stack align="center">
      <QrCode text={address} label={t('addressCode', { address })} size={196} />
      <Text as="p" size="medium" breaks className={styles.address} translate="no">
        {address}
      </Text>
      <CopyButton text={address} label={t('copyAddress')} size="medium" appearance="primary" />
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{network ? t('networkOnly', { network }) : t('usdtOnly')}</MessageBarBody>
      </MessageBar>
      {changed !== null && now - Date.parse(changed) < TOLD_MS && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('addressChanged', { time: format.dateTime(changed) })}</MessageBarBody>
        </MessageBar>
      )}
      {changes !== null && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('addressChanges', { time: format.dateTime(changes) })}</MessageBarBody>
        </MessageBar>
      )}
    </Stack>
  )
}

function NoAddress(): ReactNode {
  const t = useT('pay')
  const styles = useStyles()
  return (
    <>
      <p className={styles.text}>{t('noAddress')}</p>
      <p className={styles.text}>
        <SupportContact />
      </p>
    </>
  )
}
