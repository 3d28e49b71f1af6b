import { Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { webAddress } from './web-address.ts'

interface WebLinkProps {
  address: string
  title?: string
  children: ReactNode
}

/** A link to a collected address in a new tab; plain text unless it is http(s). */
export function WebLink({ address, title, children }: WebLinkProps): ReactNode {
  const href = webAddress(address)
  if (!href) return children
  return (
    <Link href={href} target="_blank" rel="noreferrer noopener" {...(title && { title })}>
      {children}
    </Link>
  )
}
