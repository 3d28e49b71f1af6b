import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useFormat } from '@seaport/i18n/react'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  in: { color: token('seaportSuccessText') },
})

/** The amount of a movement, with its sign; green for income. */
export function Amount({ value }: { value: string }): ReactNode {
  const format = useFormat()
  const styles = useStyles()
  const came = !value.startsWith('-')
  return (
    <Text as="span" weight="semibold" numeric className={mergeClasses(came && styles.in)}>
      {came ? `+${format.money(value)}` : format.money(value)}
    </Text>
  )
}
