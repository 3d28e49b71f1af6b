import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'
import { Avatar } from './Avatar.tsx'

const SIZE = 24

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS'), minWidth: 0 },
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
    <span className={styles.root} title={title}>
      <Avatar name={name} size={SIZE} colourful />
      <span className={styles.texts} translate="no">
        {name}
      </span>
      {children}
    </span>
  )
}
