import { mergeClasses } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { followsHere } from '../link/follows-here.ts'
import type { NavLink } from './nav.ts'
import { useSidebarStyles } from './useSidebarStyles.ts'

export interface SidebarLinkProps {
  link: NavLink
  selected: string
  onNavigate: (href: string) => void
  onAim?: ((href: string) => void) | undefined
  collapsed: boolean
  /** Inside a group: shown without an icon. */
  nested?: boolean
}

/** A real link, so that modifier and middle clicks work. */
export function SidebarLink({
  link,
  selected,
  onNavigate,
  onAim,
  collapsed,
  nested = false,
}: SidebarLinkProps): ReactNode {
  const styles = useSidebarStyles()
  const current = link.id === selected
  const follow = (event: MouseEvent) => {
    if (!followsHere(event)) return
    event.preventDefault()
    onNavigate(link.href)
  }
  return (
    <a
      href={link.href}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? link.label : undefined}
      title={collapsed ? link.label : undefined}
      className={mergeClasses(
        styles.item,
        nested && styles.nested,
        collapsed && styles.icononly,
        current && styles.current,
      )}
      onClick={follow}
      onPointerEnter={current ? undefined : () => onAim?.(link.href)}
    >
      {!nested && (
        <span className={styles.icon} aria-hidden>
          {link.icon}
        </span>
      )}
      {!collapsed && <span className={styles.label}>{link.label}</span>}
      {link.count !== undefined && link.count > 0 && (
        <span className={mergeClasses(styles.count, collapsed && styles.corner)}>{link.count}</span>
      )}
    </a>
  )
}
