import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { mergeClasses } from '@griffel/react'
import { type ReactNode, useId, useState } from 'react'
import type { NavGroup } from './nav.ts'
import { SidebarLink, type SidebarLinkProps } from './SidebarLink.tsx'
import { useSidebarStyles } from './useSidebarStyles.ts'

/** Links under a name that folds them away. The group of the shown screen unfolds by itself, and can be folded again. */
export function SidebarGroup(props: Omit<SidebarLinkProps, 'link'> & { group: NavGroup }): ReactNode {
  const { group, ...shared } = props
  const styles = useSidebarStyles()
  const id = useId()
  const inside = group.children.some((link) => link.id === shared.selected)
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
        className={mergeClasses(styles.item, inside && !open && styles.current)}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.icon} aria-hidden>
          {group.icon}
        </span>
        <span className={styles.label}>{group.label}</span>
        <ChevronDownRegular className={mergeClasses(styles.chevron, open && styles.chevronOpen)} />
      </button>
      <ul id={id} className={mergeClasses(styles.list, styles.inner)} hidden={!open}>
        {group.children.map((link) => (
          <li key={link.id}>
            <SidebarLink link={link} {...shared} nested />
          </li>
        ))}
      </ul>
    </>
  )
}
