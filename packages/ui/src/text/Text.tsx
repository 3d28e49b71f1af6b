import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { ElementProps } from '../layout/element.ts'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  root: { margin: 0 },
  quiet: { color: token('colorNeutralForeground3') },
  soft: { color: token('colorNeutralForeground2') },
  danger: { color: token('seaportDangerText') },
  warning: { color: token('seaportWarningText') },
  success: { color: token('seaportSuccessText') },
  small: { fontSize: token('fontSizeBase200'), lineHeight: token('lineHeightBase200') },
  medium: { fontSize: token('fontSizeBase300'), lineHeight: token('lineHeightBase300') },
  large: { fontSize: token('fontSizeBase400'), lineHeight: token('lineHeightBase400') },
  semibold: { fontWeight: token('fontWeightSemibold') },
  block: { display: 'block' },
  breaks: { overflowWrap: 'anywhere' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  numeric: { fontVariantNumeric: 'tabular-nums' },
})

export interface TextProps extends ElementProps {
  as: 'dd' | 'div' | 'dt' | 'figcaption' | 'li' | 'p' | 'span' | 'strong'
  /** `quiet` explains something else, `soft` is read after it. */
  tone?: 'quiet' | 'soft' | 'danger' | 'warning' | 'success'
  /** With its line height; that of what is around it unless told. */
  size?: 'small' | 'medium' | 'large'
  weight?: 'semibold'
  /** Has its own lines, whatever the element. */
  block?: boolean
  /** Names and addresses, which may have no place to break. */
  breaks?: boolean
  /** One line that ends in … where there is no room. */
  cut?: boolean
  /** Figures of equal width, which stand below each other or change. */
  numeric?: boolean
}

/** Words that differ from those around them, by the theme's colours and sizes. */
export function Text({
  as: Element,
  tone,
  size,
  weight,
  block = false,
  breaks = false,
  cut = false,
  numeric = false,
  className,
  ...rest
}: TextProps): ReactNode {
  const styles = useStyles()
  return (
    <Element
      {...rest}
      className={mergeClasses(
        styles.root,
        tone && styles[tone],
        size && styles[size],
        weight && styles[weight],
        block && styles.block,
        breaks && styles.breaks,
        cut && styles.cut,
        numeric && styles.numeric,
        className,
      )}
    />
  )
}
