import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Avatar } from './Avatar.tsx'

const SIZE = 24

const useStyles = makeStyles({
  texts: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})

export interface AvatarNameProps {
  name: string
  /** Tooltip, for a name that may be cut off. */
  title?: string
  /** Shown after the name, such as a badge. */
  children?: ReactNode
}

/** A table cell with an avatar and a name. */
export function AvatarName({ name, title = name, children }: AvatarNameProps): ReactNode {
  const styles = useStyles()
  return (
    <Row as="span" wrap="cut" title={title}>
      <Avatar name={name} size={SIZE} colourful />
      <span className={styles.texts} translate="no">
        {name}
      </span>
      {children}
    </Row>
  )
}
