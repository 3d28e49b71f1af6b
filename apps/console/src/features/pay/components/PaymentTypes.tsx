import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { PaymentTypeId } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useId } from 'react'

const USDT: PaymentTypeId = 0
const ALIPAY: PaymentTypeId = 1

const useStyles = makeStyles({
  legend: {
    padding: 0,
    marginBottom: token('spacingVerticalXS'),
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    color: token('colorNeutralForeground3'),
  },
  type: {
    display: 'flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    flex: '1 1 168px',
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: `${token('spacingVerticalS')} ${token('spacingHorizontalM')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusLarge'),
    ':has(:checked)': {
      border: `${token('strokeWidthThin')} solid ${token('colorCompoundBrandStroke')}`,
      backgroundColor: token('seaportPrimarySurface'),
    },
    ':has(:focus-visible)': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '1px',
    },
  },
  on: { cursor: 'pointer' },
  off: { color: token('colorNeutralForeground3') },
  radio: {
    flexShrink: 0,
    margin: 0,
    accentColor: token('colorCompoundBrandBackground'),
    outlineStyle: 'none',
  },
})

/** Ways to pay (specification, section 9): USDT, and Alipay, which is under maintenance. */
export function PaymentTypes(): ReactNode {
  const t = useT('order')
  const styles = useStyles()
  const name = useId()
  const note = useId()
  return (
    <Row as="fieldset" align="stretch">
      <legend className={styles.legend}>{t('paymentType')}</legend>
      <label className={mergeClasses(styles.type, styles.on)}>
        <input className={styles.radio} type="radio" name={name} value={USDT} defaultChecked />
        <Text as="span" block weight="semibold">
          {t('usdt')}
        </Text>
      </label>
      <label className={mergeClasses(styles.type, styles.off)}>
        <input
          className={styles.radio}
          type="radio"
          name={name}
          value={ALIPAY}
          disabled
          aria-describedby={note}
        />
        <span>
          <Text as="span" block weight="semibold">
            {t('alipay')}
          </Text>
          <Text id={note} as="span" size="small" block>
            {t('alipayOff')}
          </Text>
        </span>
      </label>
    </Row>
  )
}
