import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { BoxElement, ElementProps } from './element.ts'
import { type Align, type Gap, useBoxStyles } from './useBoxStyles.ts'

const useStyles = makeStyles({
  root: { display: 'flex' },
  inline: { display: 'inline-flex' },
  wrap: { flexWrap: 'wrap', minWidth: 0 },
  cut: { minWidth: 0 },
  between: { justifyContent: 'space-between' },
  middle: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
})

export interface RowProps extends ElementProps {
  /** A `div` unless told. */
  as?: BoxElement
  /** S unless told. */
  gap?: Gap
  /** Where things of different height stand; in the middle unless told. */
  align?: Align
  /** Where things stand that don't fill the line. */
  justify?: 'between' | 'center' | 'end'
  /** Stands within a line of text. */
  inline?: boolean
  /** Stays on one line; `cut` also gets narrower than what is in it. */
  wrap?: 'never' | 'cut'
}

/** Things side by side, on as many lines as they need. */
export function Row({
  as: Element = 'div',
  gap = 'S',
  align = 'center',
  justify,
  inline = false,
  wrap,
  className,
  ...rest
}: RowProps): ReactNode {
  const styles = useStyles()
  return (
    <Element
      {...rest}
      className={mergeClasses(
        inline ? styles.inline : styles.root,
        wrap !== 'never' && styles[wrap ?? 'wrap'],
        justify && styles[justify === 'center' ? 'middle' : justify],
        ...useBoxStyles(Element, gap, align),
        className,
      )}
    />
  )
}
