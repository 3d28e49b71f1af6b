import { mergeClasses } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { type ReactNode, useState } from 'react'
import { indexOfName, initialsOf } from './initials.ts'
import { useAvatarStyles } from './useAvatarStyles.ts'

export interface AvatarProps {
  name: string
  /** URL of a picture. Without one, or until it has loaded, the initials show. */
  image?: string | null
  /** Pixels; 32 by default. */
  size?: number
  /** A colour derived from the name, to tell people apart; else the brand's. */
  colourful?: boolean
}

const COLOURS = ['teal', 'purple', 'green', 'orange', 'pink', 'blue'] as const

/** A person's avatar. Decorative: the name is beside it, or labels the button around it. */
export function Avatar({ name, image, size = 32, colourful = false }: AvatarProps): ReactNode {
  const styles = useAvatarStyles()
  // A picture may be transparent: the initials would show through it.
  const [loaded, setLoaded] = useState<string>()
  const colour = colourful ? COLOURS[indexOfName(name, COLOURS.length)] : undefined
  return (
    <span
      className={mergeClasses(styles.root, colour && styles[colour])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      aria-hidden
    >
      {image && loaded === image ? null : initialsOf(name) || <PersonRegular />}
      {image && <img className={styles.image} src={image} alt="" onLoad={() => setLoaded(image)} />}
    </span>
  )
}
