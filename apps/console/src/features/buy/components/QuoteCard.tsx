import {
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { SubmitButton } from '@seaport/ui/form'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { subtractMoney } from '../../../shared/money.ts'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { rechargePath } from '../../recharge/recharge.public.ts'
import type { useQuote } from '../api/useQuote.ts'
import { useQuoteDetails } from './useQuoteDetails.tsx'

const line = `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`

const useStyles = makeStyles({
  pay: {
    paddingBlock: token('spacingVerticalM'),
    borderTop: line,
    borderBottom: line,
  },
  price: {
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
  },
  old: { opacity: 0.55 },
  submit: { display: 'grid' },
})

interface QuoteCardProps {
  quote: ReturnType<typeof useQuote>
  info: UserInfo
  /** Whether everything is chosen. */
  chosen: boolean
  form: { submitting: boolean }
  formId: string
}

/** The server's current quote, and the button that buys. */
export function QuoteCard({ quote, info, chosen, form, formId }: QuoteCardProps): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const failure = useFailure()
  const styles = useStyles()
  const details = useQuoteDetails(info)
  const { data, isError, error, refetch, current } = quote
  if (!chosen)
    return (
      <PageCard title={t('quote')}>
        <Text as="p" tone="quiet">
          {t('chooseFirst')}
        </Text>
      </PageCard>
    )
  if (isError)
    return (
      <PageCard title={t('quote')}>
        <ErrorState {...failure(error)} title={t('noQuote')} onRetry={() => void refetch()} />
      </PageCard>
    )
  return (
    <PageCard title={t('quote')}>
      <div className={mergeClasses(!current && styles.old)} aria-busy={!current}>
        {data && <KeyValueList items={details.price(data)} />}
      </div>
      <Row gap="M" align="baseline" justify="between" className={styles.pay}>
        <span>{t('paymentPrice')}</span>
        <Text
          as="span"
          weight="semibold"
          breaks
          numeric
          className={mergeClasses(styles.price, !current && styles.old)}
          role="status"
        >
          {data ? format.money(data.payment_price) : '…'}
        </Text>
      </Row>
      <div className={mergeClasses(!current && styles.old)}>
        {data && <KeyValueList items={details.outcome(data)} />}
      </div>
      {data && current && !data.balance_suffices ? (
        <Short missing={subtractMoney(data.payment_price, data.balance)} />
      ) : (
        <div className={styles.submit}>
          <SubmitButton form={{ submitting: form.submitting || !current }} formId={formId}>
            {t('buy')}
          </SubmitButton>
        </div>
      )}
    </PageCard>
  )
}

/** Balance too low: the missing amount, with a link to recharge it. */
function Short({ missing }: { missing: string }): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  const styles = useStyles()
  return (
    <>
      <MessageBar intent="warning" layout="multiline" role="status">
        <MessageBarBody>
          <MessageBarTitle>{t('shortTitle')}</MessageBarTitle>
          {t('shortText', { missing: format.money(missing) })}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.submit}>
        <PageButton to={rechargePath(missing)} appearance="primary">
          {t('rechargeMissing')}
        </PageButton>
      </div>
    </>
  )
}
