import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { isGroup, leavesOf, type NavGroup } from './nav.ts'
import { SidebarLink, type SidebarLinkProps } from './SidebarLink.tsx'
import { useSidebarStyles } from './useSidebarStyles.ts'

/** A collapsible group of links. The group of the current screen expands automatically. */
export function SidebarGroup(props: Omit<SidebarLinkProps, 'link'> & { group: NavGroup }): ReactNode {
  const { group, nested = false, ...shared } = props
  const styles = useSidebarStyles()
  const id = useId()
  const inside = leavesOf(group).some((link) => link.id === shared.selected)
  const [open, setOpen] = useState(inside)
  const [wasInside, setWasInside] = useState(inside)
  if (inside !== wasInside) {
    setWasInside(inside)
    if (inside) setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={mergeClasses(styles.item, nested && styles.nested, inside && !open && styles.current)}
        onClick={() => setOpen(!open)}
      >
        {!nested && (
          <span className={styles.icon} aria-hidden>
            {group.icon}
          </span>
        )}
        <span className={styles.label}>{group.label}</span>
        <ChevronDownRegular className={mergeClasses(styles.chevron, open && styles.chevronOpen)} />
      </button>
      <ul id={id} className={mergeClasses(styles.list, styles.inner, nested && styles.deeper)} hidden={!open}>
        {group.children.map((entry) => (
          <li key={entry.id}>
            {isGroup(entry) ? (
              <SidebarGroup group={entry} {...shared} nested />
            ) : (
              <SidebarLink link={entry} {...shared} nested />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
