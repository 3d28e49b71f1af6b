import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { TextLength, TextPlace } from '@seaport/network-text/length'
import { Row } from '@seaport/ui/row'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  list: {
    columnGap: token('spacingHorizontalM'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
  },
  over: { color: token('seaportWarningText'), fontWeight: token('fontWeightSemibold') },
})

/** Length of a text against a network's limits, as the network counts it. */
export function TextLengths({
  lengths,
}: {
  lengths: readonly { place: TextPlace; length: TextLength }[]
}): ReactNode {
  const t = useT('script')
  const styles = useStyles()
  return (
    <Row as="ul" gap="none" align="stretch" className={styles.list} aria-label={t('lengths')}>
      {lengths.map(({ place, length: { length, most, unit, isTooLong } }) => (
        <li key={place} className={mergeClasses(isTooLong && styles.over)}>
          {t(isTooLong ? 'lengthOver' : 'length', {
            place: t(`place.${place}`),
            used: t(`lengthOf.${unit}`, { length, most }),
          })}
        </li>
      ))}
    </Row>
  )
}
