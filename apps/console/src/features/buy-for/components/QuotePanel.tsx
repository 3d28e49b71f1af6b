import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import type { Customer } from '@seaport/contract/money/customer.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { Price, PriceNote, PricePanel } from '../../../shared/price/PricePanel.tsx'
import { useQuoteDetails } from '../../buy/buy.public.ts'
import type { useQuoteFor } from '../api/buying.ts'

const useStyles = makeStyles({ old: { opacity: 0.55 } })

interface QuotePanelProps {
  customer: Customer | undefined
  quote: ReturnType<typeof useQuoteFor>
  /** Whether all inputs of the price are set. */
  chosen: boolean
}

/** The server's current quote. */
export function QuotePanel({ customer, quote, chosen }: QuotePanelProps): ReactNode {
  const t = useT('buyFor')
  return (
    <PricePanel title={t('quote')}>
      {customer && chosen ? (
        <Quoted customer={customer} quote={quote} />
      ) : (
        <PriceNote>{customer ? t('chooseAmount') : t('chooseCustomer')}</PriceNote>
      )}
    </PricePanel>
  )
}

function Quoted({
  customer,
  quote: { data, isError, error, current },
}: {
  customer: Customer
  quote: QuotePanelProps['quote']
}): ReactNode {
  const t = useT('buyFor')
  const format = useFormat()
  const failure = useFailure()
  const styles = useStyles()
  const details = useQuoteDetails(customer)
  if (isError) {
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{failure(error).message}</MessageBarBody>
      </MessageBar>
    )
  }
  if (!data) return <PriceNote>{'…'}</PriceNote>
  return (
    <>
      <Price old={!current}>{format.money(data.payment_price)}</Price>
      <div className={current ? undefined : styles.old}>
        <KeyValueList items={[...details.price(data), ...details.outcome(data)]} />
      </div>
      {!data.balance_suffices && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('short', { email: customer.email })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}
