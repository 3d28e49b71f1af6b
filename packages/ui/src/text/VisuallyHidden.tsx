import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { ElementProps } from '../layout/element.ts'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

export interface VisuallyHiddenProps extends Pick<ElementProps, 'aria-live' | 'children' | 'id' | 'role'> {
  /** A `span` unless told. */
  as?: 'div' | 'p' | 'span'
}

/** What screen readers say and nobody sees. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps): ReactNode {
  return <Element {...rest} className={useStyles().root} />
}
