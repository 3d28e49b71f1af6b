import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useId } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalS'),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  kind: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: token('spacingHorizontalS'),
    padding: token('spacingHorizontalM'),
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
    margin: `${token('spacingVerticalXS')} 0 0`,
    accentColor: token('colorCompoundBrandBackground'),
    outlineStyle: 'none',
  },
})

export type What = 'ports' | 'time'

interface KindPickerProps {
  value: What
  onChange: (what: What) => void
  /** Why it can't be bought now; undefined = it can. */
  refused: Readonly<Partial<Record<What, string>>>
}

/** Choice of ports or time, with the reason where one is unavailable. */
export function KindPicker({ value, onChange, refused }: KindPickerProps): ReactNode {
  const t = useT('buy')
  const styles = useStyles()
  const name = useId()
  return (
    <fieldset className={styles.root} aria-label={t('what')}>
      {(['ports', 'time'] as const).map((what) => (
        <label key={what} className={mergeClasses(styles.kind, refused[what] ? styles.off : styles.on)}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={value === what}
            disabled={refused[what] !== undefined}
            aria-describedby={`${name}-${what}`}
            onChange={() => onChange(what)}
          />
          <span>
            <Text as="span" block weight="semibold">
              {t(`kind.${what}`)}
            </Text>
            <Hint as="span" block id={`${name}-${what}`}>
              {refused[what] ?? t(`kindNote.${what}`)}
            </Hint>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
