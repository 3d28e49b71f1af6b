import { Button } from '@fluentui/react-components'
import { hostAndPort } from '@seaport/contract/address/proxy-address'
import { getProxy } from '@seaport/contract/desk/proxy'
import type { ProxyEntry } from '@seaport/contract/desk/proxy.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { DetailsOfRow } from '../../../shared/list/DetailsOfRow.tsx'
import type { RowPanel } from '../../../shared/list/useRowPanel.ts'
import { exitOf, fullAddressOf } from '../address.ts'
import { BoundAccounts } from './BoundAccounts.tsx'
import type { OnProxyAction, ProxyAction } from './ProxyMenu.tsx'
import { ProxyState } from './ProxyState.tsx'
import { milliseconds } from './shared-columns.tsx'

interface PanelProps {
  id: string
  panel: RowPanel
  onAction: OnProxyAction
}

/** Side panel of a proxy: result of its last check, and its accounts. */
export function ProxyPanel({ id, panel, onAction }: PanelProps): ReactNode {
  const t = useT('proxy')
  return (
    <DetailsOfRow
      panel={panel}
      query={useEndpointQuery(getProxy, { params: { id } })}
      title={(proxy) => (proxy ? hostAndPort(proxy) : t('details'))}
      actions={(proxy) => <Actions proxy={proxy} onAction={onAction} />}
      parts={[
        { id: 'overview', label: t('overview'), show: (proxy) => <ProxyDetails proxy={proxy} /> },
        { id: 'accounts', label: t('accounts'), show: (proxy) => <BoundAccounts proxyId={proxy.id} /> },
      ]}
    />
  )
}

function Actions({ proxy, onAction }: { proxy: ProxyEntry; onAction: OnProxyAction }): ReactNode {
  const t = useT('proxy')
  const button = (action: ProxyAction) => (
    <Button
      disabled={action === 'check' && proxy.status === 'checking'}
      onClick={() => onAction(action, proxy)}
    >
      {t(`do.${action}`)}
    </Button>
  )
  return (
    <>
      {button('check')}
      {button('edit')}
      {button('move')}
      {button('delete')}
    </>
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
          value: exitOf(proxy, format) ?? t('none'),
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
