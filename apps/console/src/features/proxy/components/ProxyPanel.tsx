import { Button } from '@fluentui/react-button'
import { makeStyles } from '@griffel/react'
import { getProxy, type ProxyEntry } from '@seaport/contract/desk/proxy'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { addressOf, exitOf, fullAddressOf } from '../address.ts'
import { BoundAccounts } from './BoundAccounts.tsx'
import type { OnProxyAction, ProxyAction } from './ProxyMenu.tsx'
import { ProxyState } from './ProxyState.tsx'
import { milliseconds } from './shared-columns.tsx'

interface PanelProps {
  id: string
  onAction: OnProxyAction
  onClose: () => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXXL'),
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Everything about one proxy, beside the list. */
export function ProxyPanel({ id, onAction, onClose }: PanelProps): ReactNode {
  const t = useT('proxy')
  const failure = useFailure()
  const styles = useStyles()
  const { data: proxy, isError, error, refetch } = useEndpointQuery(getProxy, { params: { id } })
  const button = (action: ProxyAction) =>
    proxy && (
      <Button
        disabled={action === 'check' && proxy.status === 'checking'}
        onClick={() => {
          if (action !== 'check') onClose()
          onAction(action, proxy)
        }}
      >
        {t(`do.${action}`)}
      </Button>
    )
  return (
    <SidePanel
      open
      title={proxy ? addressOf(proxy) : t('details')}
      onClose={onClose}
      actions={
        proxy && (
          <>
            {button('check')}
            {button('edit')}
            {button('move')}
          </>
        )
      }
    >
      {proxy ? (
        <div className={styles.root}>
          <ProxyDetails proxy={proxy} />
          <BoundAccounts proxyId={proxy.id} />
        </div>
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function ProxyDetails({ proxy }: { proxy: ProxyEntry }): ReactNode {
  const t = useT('proxy')
  const format = useFormat()
  const { exit_address, error_message, concurrency_limit } = proxy
  return (
    <KeyValueList
      items={[
        { label: t('address'), value: fullAddressOf(proxy), copy: fullAddressOf(proxy) },
        { label: t('password'), value: proxy.has_password ? t('passwordSet') : t('none') },
        { label: t('status'), value: <ProxyState status={proxy.status} /> },
        ...(error_message ? [{ label: t('error'), value: error_message }] : []),
        { label: t('response'), value: milliseconds(format, proxy.response_ms) },
        {
          label: t('exit'),
          value: exitOf(proxy) ?? t('none'),
          ...(exit_address && { copy: exit_address }),
        },
        { label: t('lastCheck'), value: format.dateTime(proxy.last_detected_at) },
        { label: t('group'), value: proxy.group.name },
        {
          label: t('allocated'),
          value: t('allocatedOf', { allocated: proxy.allocated, limit: proxy.allocation_limit }),
        },
        {
          label: t('concurrency'),
          value: concurrency_limit === null ? t('unlimited') : format.number(concurrency_limit),
        },
        ...(proxy.remark ? [{ label: t('remark'), value: proxy.remark }] : []),
        { label: t('created'), value: format.dateTime(proxy.created_at) },
        { label: t('id'), value: proxy.id, copy: proxy.id },
      ]}
    />
  )
}
