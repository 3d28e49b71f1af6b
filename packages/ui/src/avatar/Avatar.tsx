import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { mergeClasses } from '@griffel/react'
import type { ReactNode } from 'react'
import { indexOfName, initialsOf } from './initials.ts'
import { useAvatarStyles } from './useAvatarStyles.ts'

export interface AvatarProps {
  name: string
  /** Address of a picture; without one, or while it does not come, the initials show. */
  image?: string | null
  /** Pixels; 32 unless told. */
  size?: number
  /** A colour of the name's own, to tell people apart; else the brand's. */
  colourful?: boolean
}

const COLOURS = ['teal', 'purple', 'green', 'orange', 'pink', 'blue'] as const

/** A person's avatar. Decorative: the name is beside it, or labels the button around it. */
export function Avatar({ name, image, size = 32, colourful = false }: AvatarProps): ReactNode {
  const styles = useAvatarStyles()
  const colour = colourful ? COLOURS[indexOfName(name, COLOURS.length)] : undefined
  return (
    <span
      className={mergeClasses(styles.root, colour && styles[colour])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
      aria-hidden
    >
      {initialsOf(name) || <PersonRegular />}
      {image && <img className={styles.image} src={image} alt="" />}
    </span>
  )
}
