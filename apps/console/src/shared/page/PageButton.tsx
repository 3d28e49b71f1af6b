import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** A link to another screen that looks like a button: the page's suggested next step. */
export function PageButton({
  to,
  appearance = 'secondary',
  children,
}: {
  to: string
  appearance?: 'primary' | 'secondary'
  children: ReactNode
}): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button as="a" appearance={appearance} href={useHref(to)} onClick={(event) => follow(event as never)}>
      {children}
    </Button>
  )
}
