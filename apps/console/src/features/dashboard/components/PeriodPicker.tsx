import { makeStyles } from '@fluentui/react-components'
import { periods } from '@seaport/contract/kernel/period'
import type { Period } from '@seaport/contract/kernel/period.schema'
import { useT } from '@seaport/i18n/react'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import { NARROW } from '@seaport/ui/use-media-query'
import { type ReactNode, useId } from 'react'

const useStyles = makeStyles({
  root: {
    padding: token('spacingHorizontalXXS'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground1'),
    [`@media ${NARROW}`]: { justifyContent: 'space-between' },
  },
  choice: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '28px',
    padding: `0 ${token('spacingHorizontalM')}`,
    borderRadius: token('borderRadiusMedium'),
    color: token('colorNeutralForeground2'),
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    // All five in one line of a phone.
    [`@media ${NARROW}`]: { padding: '0 6px', fontSize: token('fontSizeBase200') },
    ':hover': { backgroundColor: token('colorSubtleBackgroundHover') },
    ':has(:checked)': {
      backgroundColor: token('seaportPrimarySurface'),
      color: token('seaportPrimaryText'),
      fontWeight: token('fontWeightSemibold'),
    },
    ':has(:focus-visible)': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
    },
    '@media (forced-colors: active)': { ':has(:checked)': { outline: '2px solid Highlight' } },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

/** Choice of the period. */
export function PeriodPicker({
  value,
  onChange,
}: {
  value: Period
  onChange: (period: Period) => void
}): ReactNode {
  const t = useT('dashboard')
  const styles = useStyles()
  const name = useId()
  return (
    <Row as="fieldset" gap="XXS" align="stretch" className={styles.root} aria-label={t('period')}>
      {periods.map((period) => (
        <label key={period} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={period === value}
            onChange={() => onChange(period)}
          />
          {t(`periods.${period}`)}
        </label>
      ))}
    </Row>
  )
}
