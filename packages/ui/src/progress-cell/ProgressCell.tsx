import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'

export interface ProgressCellProps {
  /** What is progressing, for screen readers. */
  label: string
  done: number
  /** 0 or null: unknown, only the count is shown. */
  total: number | null
  tone?: 'primary' | 'success' | 'danger'
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS'), minWidth: 0 },
  track: {
    flexGrow: 1,
    minWidth: '32px',
    height: '6px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
    overflow: 'hidden',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  bar: {
    height: '100%',
    borderRadius: token('borderRadiusCircular'),
    // Text colours keep their contrast with the track in the dark theme.
    backgroundColor: token('seaportPrimaryText'),
    transitionProperty: 'width',
    transitionDuration: token('durationSlow'),
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  success: {
    backgroundColor: token('seaportSuccessText'),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  danger: {
    backgroundColor: token('seaportDangerText'),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  // Aligned with the numbers of other rows.
  alone: { textAlign: 'end' },
  text: {
    flexShrink: 0,
    // The bars of a list are of one length, whatever their numbers.
    minWidth: '9ch',
    textAlign: 'end',
    fontSize: token('fontSizeBase200'),
    color: token('colorNeutralForeground2'),
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Progress as a bar and "n / m". */
export function ProgressCell({ label, done, total, tone = 'primary' }: ProgressCellProps): ReactNode {
  const t = useT('ui')
  const format = useFormat()
  const styles = useStyles()
  if (!total) return <div className={mergeClasses(styles.text, styles.alone)}>{format.number(done)}</div>
  const ratio = Math.min(1, Math.max(0, done / total))
  return (
    <div className={styles.root}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done, total)}
        aria-valuetext={t('progressOf', { done, total })}
        className={styles.track}
      >
        <div
          className={mergeClasses(styles.bar, tone !== 'primary' && styles[tone])}
          style={{ width: `${ratio * 100}%` }}
        />
      </div>
      <span className={styles.text} aria-hidden>
        {t('progressShort', { done, total })}
      </span>
    </div>
  )
}
