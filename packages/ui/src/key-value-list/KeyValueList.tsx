import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { NARROW } from '../media/useMediaQuery.ts'
import { token } from '../theme/token.ts'

export interface KeyValue {
  label: string
  value: ReactNode
  /** Text of a copy button. */
  copy?: string
  /** Name of the copy button; "Copy" by default. */
  copyName?: string
  /** The value has the list's whole width, below its label: a link would break after every few letters. */
  wide?: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // A long label wraps in a narrow panel, rather than leave its value a few letters' width.
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    columnGap: token('spacingHorizontalXL'),
    alignItems: 'start',
    rowGap: token('spacingVerticalXS'),
    margin: 0,
    fontSize: token('fontSizeBase300'),
    fontVariantNumeric: 'tabular-nums',
    lineHeight: token('lineHeightBase300'),
  },
  // As high as a small button, which any line may contain.
  label: {
    display: 'flex',
    alignItems: 'center',
    minWidth: '96px',
    minHeight: '24px',
    color: token('colorNeutralForeground3'),
    textWrap: 'balance',
  },
  value: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '24px',
    gap: token('spacingHorizontalXS'),
    margin: 0,
    overflowWrap: 'anywhere',
  },
  wide: { gridColumn: '1 / -1' },
  wideOnPhone: { [`@media ${NARROW}`]: { gridColumn: '1 / -1' } },
})

/** Letters of a number or id from which it would break beside its label on a phone: people compare it, letter by letter. */
const LONG = 20

/** The fields of one record. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }): ReactNode {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {items.map(({ label, value, copy, copyName, wide }) => {
        const width = wide ? styles.wide : copy && copy.length > LONG && styles.wideOnPhone
        return (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={mergeClasses(styles.label, width)}>{label}</dt>
            <dd className={mergeClasses(styles.value, width)}>
              {/* What is copied is a number, a code or an address. */}
              {copy ? <span translate="no">{value}</span> : value}
              {copy && <CopyButton text={copy} {...(copyName && { name: copyName })} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
