import { Link } from '@fluentui/react-link'
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
  children?: ReactNode
}

/** A link to another screen of the console. */
export function PageLink({ to, newTab = false, state, ...link }: PageLinkProps): ReactNode {
  const target = newTab ? '_blank' : undefined
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state })
  return <Link {...link} href={useHref(to)} target={target} onClick={(event) => follow(event as never)} />
}
