import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { type Strength, strengthOf } from '../password-strength.ts'

const FILLED: Readonly<Record<Strength, number>> = { none: 0, short: 1, weak: 1, fair: 2, strong: 3 }

const useStyles = makeStyles({
  root: {
    marginTop: token('spacingVerticalXS'),
  },
  bar: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: token('spacingHorizontalXS') },
  part: {
    height: '3px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStroke2'),
    transitionProperty: 'background-color',
    transitionDuration: token('durationFast'),
    forcedColorAdjust: 'none',
  },
  short: { backgroundColor: token('seaportDanger') },
  weak: { backgroundColor: token('seaportDanger') },
  fair: { backgroundColor: token('seaportWarning') },
  strong: { backgroundColor: token('seaportSuccess') },
  none: {},
})

/** Password strength, as a bar and in words; before anything is typed, the requirements. */
export function StrengthBar({ password, email }: { password: string; email: string }): ReactNode {
  const t = useT('registration')
  const styles = useStyles()
  const strength = strengthOf(password, email.split('@', 1)[0] ?? '')
  return (
    <Stack gap="XS" className={styles.root}>
      <div className={styles.bar} aria-hidden>
        {[1, 2, 3].map((part) => (
          <span
            key={part}
            className={mergeClasses(styles.part, part <= FILLED[strength] && styles[strength])}
          />
        ))}
      </div>
      <Hint aria-live="polite">{t(`strength.${strength}`)}</Hint>
    </Stack>
  )
}
