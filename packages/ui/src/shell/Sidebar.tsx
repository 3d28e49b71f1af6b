import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { isGroup, type NavSection } from './nav.ts'
import { SidebarFlyout } from './SidebarFlyout.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarLink } from './SidebarLink.tsx'
import { useSidebarStyles } from './useSidebarStyles.ts'

export interface SidebarProps {
  sections: readonly NavSection[]
  /** Id of the link whose screen is shown. */
  selected: string
  onNavigate: (href: string) => void
  /** The pointer has come to a link other than the selected one. */
  onAim?: ((href: string) => void) | undefined
  /** Icons only. */
  collapsed?: boolean
}

/** The main menu: sections of links and collapsible groups. Collapsed, a link is an icon with a tooltip, a group an icon with a menu. */
export function Sidebar({
  sections,
  selected,
  onNavigate,
  onAim,
  collapsed = false,
}: SidebarProps): ReactNode {
  const t = useT('shell')
  const styles = useSidebarStyles()
  const shared = { selected, onNavigate, onAim, collapsed }
  const root = useRef<HTMLElement>(null)
  // The entries arrive after the first layout: queried again then.
  const isThere = sections.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selected entry is to be seen.
  useEffect(() => {
    root.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [selected, isThere])
  return (
    <nav
      ref={root}
      aria-label={t('mainMenu')}
      className={mergeClasses(styles.root, collapsed && styles.rail)}
    >
      {sections.map((section) => (
        <section key={section.id} className={styles.section} aria-label={section.label}>
          {section.label && !collapsed && <h2 className={styles.heading}>{section.label}</h2>}
          <ul className={styles.list}>
            {section.entries.map((entry) => (
              <li key={entry.id}>
                {isGroup(entry) && collapsed ? (
                  <SidebarFlyout group={entry} {...shared} />
                ) : isGroup(entry) ? (
                  <SidebarGroup group={entry} {...shared} />
                ) : (
                  <SidebarLink link={entry} {...shared} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
