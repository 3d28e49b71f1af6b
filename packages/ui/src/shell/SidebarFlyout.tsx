import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import { leavesOf, type NavGroup } from './nav.ts'
import type { SidebarLinkProps } from './SidebarLink.tsx'
import { useSidebarStyles } from './useSidebarStyles.ts'

/** A group of the collapsed menu: an icon that opens its links beside it. */
export function SidebarFlyout(
  props: Pick<SidebarLinkProps, 'selected' | 'onNavigate'> & { group: NavGroup },
): ReactNode {
  const { group, selected, onNavigate } = props
  const styles = useSidebarStyles()
  const links = leavesOf(group)
  const inside = links.some((link) => link.id === selected)
  return (
    <ActionMenu
      beside
      trigger={
        <button
          type="button"
          aria-label={group.label}
          title={group.label}
          className={mergeClasses(styles.item, styles.icononly, inside && styles.current)}
        >
          <span className={styles.icon} aria-hidden>
            {group.icon}
          </span>
        </button>
      }
      head={<div className={styles.heading}>{group.label}</div>}
      actions={links.map(({ id, label, href }) => ({
        id,
        label,
        checked: id === selected,
        onSelect: () => onNavigate(href),
      }))}
    />
  )
}
