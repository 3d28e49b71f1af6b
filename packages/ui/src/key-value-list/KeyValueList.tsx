import { tokens } from '@fluentui/react-theme'
import { makeStyles } from '@griffel/react'
import type { ReactNode } from 'react'
import { CopyButton } from '../copy-button/CopyButton.tsx'

export interface KeyValue {
  label: string
  value: ReactNode
  /** A text that a button copies. */
  copy?: string
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  label: { color: tokens.colorNeutralForeground3 },
  value: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    overflowWrap: 'anywhere',
  },
})

/** The fields of one record. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }): ReactNode {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {items.map(({ label, value, copy }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {copy && <CopyButton text={copy} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
