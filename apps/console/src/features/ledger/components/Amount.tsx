import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useFormat } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', fontWeight: token('fontWeightSemibold') },
  in: { color: token('seaportSuccessText') },
})

/** The amount of a movement, with its sign; green for income. */
export function Amount({ value }: { value: string }): ReactNode {
  const format = useFormat()
  const styles = useStyles()
  const came = !value.startsWith('-')
  return (
    <span className={mergeClasses(styles.root, came && styles.in)}>
      {came ? `+${format.money(value)}` : format.money(value)}
    </span>
  )
}
