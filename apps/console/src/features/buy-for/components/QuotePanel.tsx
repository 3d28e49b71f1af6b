import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import { makeStyles, mergeClasses } from '@griffel/react'
import type { Customer } from '@seaport/contract/customer'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useQuoteFacts } from '../../buy/buy.public.ts'
import type { useQuoteFor } from '../api/buying.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    alignSelf: 'start',
    minWidth: 0,
    padding: token('spacingHorizontalL'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    fontWeight: token('fontWeightSemibold'),
  },
  price: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
  },
  old: { opacity: 0.55 },
  quiet: { margin: 0, color: token('colorNeutralForeground3') },
})

interface QuotePanelProps {
  customer: Customer | undefined
  quote: ReturnType<typeof useQuoteFor>
  /** Everything that the price depends on is there. */
  chosen: boolean
}

/** What the purchase costs the customer and leads to, as the server says at this moment. */
export function QuotePanel({ customer, quote, chosen }: QuotePanelProps): ReactNode {
  const t = useT('buyFor')
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={t('quote')}>
      <h3 className={styles.title}>{t('quote')}</h3>
      {customer && chosen ? (
        <Quoted customer={customer} quote={quote} />
      ) : (
        <p className={styles.quiet}>{customer ? t('chooseAmount') : t('chooseCustomer')}</p>
      )}
    </section>
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
  const facts = useQuoteFacts(customer)
  if (isError) {
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{failure(error).message}</MessageBarBody>
      </MessageBar>
    )
  }
  if (!data) return <p className={styles.quiet}>{'…'}</p>
  return (
    <>
      <p className={mergeClasses(styles.price, !current && styles.old)} role="status">
        {format.money(data.payment_price)}
      </p>
      <div className={mergeClasses(!current && styles.old)}>
        <KeyValueList items={[...facts.price(data), ...facts.outcome(data)]} />
      </div>
      {!data.balance_suffices && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('short', { email: customer.email })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}
