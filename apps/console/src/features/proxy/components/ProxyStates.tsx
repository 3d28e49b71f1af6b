import { countProxies, proxyStatuses } from '@seaport/contract/desk/proxy'
import type { ProxyStatus } from '@seaport/contract/desk/proxy.schema'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { type StateList, StateStrip } from '../../../shared/list/StateStrip.tsx'
import { PROXY_TONES } from './ProxyState.tsx'

/** Number of proxies by the result of their last check: working, failing or unchecked. */
export function ProxyStates({ list }: { list: StateList }): ReactNode {
  const t = useT('proxy')
  const one = (status: ProxyStatus) => ({
    name: status,
    label: t(`status.${status}`),
    tone: PROXY_TONES[status],
    filters: { status },
  })
  return (
    <StateStrip
      label={t('states')}
      endpoint={countProxies}
      path="/ipMange"
      list={list}
      states={[{ name: 'all', label: t('all'), tone: 'neutral', filters: {} }, ...proxyStatuses.map(one)]}
    />
  )
}
