import { Link, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface PageLinkProps {
  /** Path of a screen: `/agreement`. */
  to: string
  /** Inside a sentence it is underlined. */
  inline?: boolean
  /** Opens beside what is being filled in, so that nothing of it is lost. */
  newTab?: boolean
  /** Brought along in the browser's history. */
  state?: object
  'aria-current'?: 'page' | undefined
  /** In a cell: what does not fit is cut off, and stands in the tip. */
  title?: string
  /** Told before the other screen is shown. */
  onClick?: () => void
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
export function PageLink({
  to,
  newTab = false,
  state,
  onClick: onFollow,
  ...link
}: PageLinkProps): ReactNode {
  const styles = useStyles()
  const target = newTab ? '_blank' : undefined
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state })
  return (
    <Link
      {...link}
      className={link.title && styles.cut}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onFollow?.()
        follow(event as never)
      }}
    />
  )
}
