import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { listPriceTiers } from '@seaport/contract/money/price'
import type { PriceTier } from '@seaport/contract/money/price.schema'
import { userInfo } from '@seaport/contract/people/user'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { notify } from '@seaport/ui/notify'
import { Page, PageCard } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import { useNow } from '@seaport/ui/use-now'
import { type ReactNode, useMemo, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { SupportContact } from '../../pay/pay.public.ts'
import { PlanCards } from '../../plan/plan.public.ts'
import { Holdings } from '../components/Holdings.tsx'
import { KindPicker, type What } from '../components/KindPicker.tsx'
import { PriceList } from '../components/PriceList.tsx'
import { type Purchase, PurchaseForm } from '../components/PurchaseForm.tsx'
import { PurchaseNote } from '../components/PurchaseNote.tsx'
import { kindsOf, limitsOf } from '../purchase.ts'

/** /buyPort-user: buys ports, and time for all of them, from the balance. */
export function BuyPorts(): ReactNode {
  const t = useT('buy')
  const failure = useFailure()
  const info = useEndpointQuery(userInfo, {})
  const tiers = useEndpointQuery(listPriceTiers, {})
  const broken = [info, tiers].find(({ isError, data }) => isError && !data)
  const list = tiers.data?.list
  return (
    <Page title={t('title')} description={t('lead')}>
      {info.data && list ? (
        <>
          <PurchaseSection info={info.data} tiers={list} />
          <PageCard title={t('tiers')}>
            {list.length > 0 ? <PriceList tiers={list} /> : <EmptyState motif="berth" title={t('noTiers')} />}
          </PageCard>
          <PlanCards current={info.data.plan} />
          <p style={{ margin: 0 }}>
            {t('upgrade')} <SupportContact />
          </p>
        </>
      ) : broken ? (
        <ErrorState {...failure(broken.error)} onRetry={() => void broken.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

function PurchaseSection({ info, tiers }: { info: UserInfo; tiers: readonly PriceTier[] }): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const [wanted, setWanted] = useState<What>()
  const [bought, setBought] = useState<Purchase>()
  const [round, setRound] = useState(0)
  const now = useNow()
  const { ports, time, daysLeft, expired } = kindsOf(info, now)
  const offered: Record<What, typeof ports | typeof time> = { ports, time }
  const first: What = ports ? 'ports' : 'time'
  // The chosen option may no longer be for sale.
  const what = wanted && offered[wanted] ? wanted : first
  const kind = offered[what] ?? 'first'
  const { port_num } = info
  const limits = useMemo(
    () => limitsOf(kind, tiers, { port_num, daysLeft }),
    [kind, tiers, port_num, daysLeft],
  )
  const picker = (
    <KindPicker
      value={what}
      onChange={setWanted}
      refused={{
        ...(ports === null && { ports: t('renewFirst') }),
        ...(time === null && { time: t('portsFirst') }),
      }}
    />
  )
  const done = (purchase: Purchase) => {
    notify.success(t('boughtTitle'))
    setBought(purchase)
    setRound(round + 1)
  }
  return (
    <>
      {expired && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('expiredTitle')}</MessageBarTitle>
            {t('expiredText', { time: format.dateTime(info.port_expire_time) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {bought && <PurchaseNote bought={bought} />}
      <Holdings info={info} now={now} />
      {limits ? (
        <PurchaseForm
          key={`${kind} ${round}`}
          kind={kind}
          limits={limits}
          tiers={tiers}
          info={info}
          daysLeft={daysLeft}
          picker={picker}
          onBought={done}
        />
      ) : (
        <PageCard title={t('what')}>
          {picker}
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {t('notForSale')} <SupportContact />
            </MessageBarBody>
          </MessageBar>
        </PageCard>
      )}
    </>
  )
}
