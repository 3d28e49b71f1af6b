import {
  Nav,
  NavCategory,
  NavCategoryItem,
  NavItem,
  NavSectionHeader,
  NavSubItem,
  NavSubItemGroup,
} from '@fluentui/react-nav'
import { mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { groupOf, isGroup, type NavEntry, type NavLink, type NavSection } from './nav.ts'
import { useSidebarStyles } from './useSidebarStyles.ts'

export interface SidebarProps {
  sections: readonly NavSection[]
  /** Id of the link whose screen is shown. */
  selected: string
  onNavigate: (href: string) => void
  /** Icons only. */
  collapsed?: boolean
}

/** The main menu. Links are real links: a modifier or the middle button opens them in a new browser tab. */
export function Sidebar({ sections, selected, onNavigate, collapsed = false }: SidebarProps): ReactNode {
  const t = useT('shell')
  const styles = useSidebarStyles()
  const [opened, setOpened] = useState<readonly string[]>([])
  const selectedGroup = groupOf(sections, selected)
  // The group of the shown screen opens by itself, and can still be closed.
  const [followed, setFollowed] = useState<string>()
  if (selectedGroup !== followed) {
    setFollowed(selectedGroup)
    if (selectedGroup && !opened.includes(selectedGroup)) setOpened([...opened, selectedGroup])
  }
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((o) => o !== id) : [...opened, id])
  return (
    <nav aria-label={t('mainMenu')} className={mergeClasses(styles.root, collapsed && styles.rail)}>
      <Nav
        density="small"
        className={styles.nav}
        selectedValue={selected}
        selectedCategoryValue={selectedGroup ?? ''}
        openCategories={[...opened]}
        onNavCategoryItemToggle={(_, data) => toggle(data.value)}
      >
        {sections.map((section) => (
          <div key={section.id} className={styles.section}>
            {section.label && !collapsed && (
              <NavSectionHeader className={styles.heading}>{section.label}</NavSectionHeader>
            )}
            {(collapsed ? section.entries.flatMap(leaves) : section.entries).map((entry) =>
              isGroup(entry) ? (
                <NavCategory key={entry.id} value={entry.id}>
                  <NavCategoryItem icon={entry.icon}>{entry.label}</NavCategoryItem>
                  <NavSubItemGroup>
                    {entry.children.map((link) => (
                      <NavSubItem key={link.id} {...linkProps(link, selected, onNavigate)}>
                        {link.label}
                      </NavSubItem>
                    ))}
                  </NavSubItemGroup>
                </NavCategory>
              ) : (
                <NavItem
                  key={entry.id}
                  icon={entry.icon}
                  {...linkProps(entry, selected, onNavigate)}
                  {...(collapsed && { 'aria-label': entry.label, title: entry.label })}
                >
                  {collapsed ? null : entry.label}
                </NavItem>
              ),
            )}
          </div>
        ))}
      </Nav>
    </nav>
  )
}

function leaves(entry: NavEntry): readonly NavLink[] {
  return isGroup(entry) ? entry.children : [entry]
}

function linkProps(link: NavLink, selected: string, onNavigate: (href: string) => void) {
  return {
    value: link.id,
    href: link.href,
    'aria-current': link.id === selected ? ('page' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onNavigate(link.href)
    },
  }
}
