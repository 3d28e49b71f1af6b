import { Link, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface PageLinkProps {
  /** Path of a screen: `/agreement`. */
  to: string
  /** Inside a sentence it is underlined. */
  inline?: boolean
  /** Opens in a new tab, so that a form in progress is not lost. */
  newTab?: boolean
  /** Navigation state, kept in the browser's history. */
  state?: object
  'aria-current'?: 'page' | undefined
  /** In a cell: overflow is cut off, and shown in the tooltip. */
  title?: string
  children?: ReactNode
}

const useStyles = makeStyles({
  cut: {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
})

/** A link to another screen of the console. */
export function PageLink({ to, newTab = false, state, ...link }: PageLinkProps): ReactNode {
  const styles = useStyles()
  const target = newTab ? '_blank' : undefined
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state })
  return (
    <Link
      {...link}
      className={link.title && styles.cut}
      href={useHref(to)}
      target={target}
      onClick={(event) => follow(event as never)}
    />
  )
}
