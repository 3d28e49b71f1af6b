import { mergeClasses } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import { followsHere } from '../link/follows-here.ts'
import type { TabBarProps } from './TabBar.types.ts'
import { TabMenu } from './TabMenu.tsx'
import { useTabBarStyles } from './useTabBarStyles.ts'

/** Tab bar of open screens. Arrow keys, Home and End move, Enter selects, Delete or a middle click closes. Its height stays while no tab is open. */
export function TabBar(props: TabBarProps): ReactNode {
  const { tabs, current, titleOf } = props
  const t = useT('shell')
  const styles = useTabBarStyles()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // Depends on the list too: a tab that was just added must be scrolled into view.
    const bar = list.current
    if (!bar || !tabs.some((tab) => tab.path === current)) return
    const observer = new ResizeObserver(() => {
      const link = bar.querySelector('[aria-current]')
      // The whole tab, because its close button is outside the link.
      link?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [current, tabs])

  if (tabs.length === 0) return <div className={styles.root} />
  const reachable = tabs.some((tab) => tab.path === current) ? current : tabs[0]?.path
  return (
    <nav className={styles.root} aria-label={t('openTabs')}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.path} className={mergeClasses(styles.tab, tab.path === current && styles.current)}>
            <a
              className={styles.link}
              href={props.hrefOf(tab.path)}
              aria-current={tab.path === current ? 'page' : undefined}
              aria-keyshortcuts="Delete"
              tabIndex={tab.path === reachable ? 0 : -1}
              onClick={(event) => select(event, () => props.onSelect(tab.path))}
              onAuxClick={(event) => middle(event, () => props.close(tab.path))}
              onKeyDown={(event) => onKey(event, () => props.close(tab.path))}
            >
              {titleOf(tab)}
            </a>
            <button
              type="button"
              className={styles.close}
              tabIndex={-1}
              aria-label={t('closeTab', { title: titleOf(tab) })}
              onClick={() => props.close(tab.path)}
            >
              <DismissRegular />
            </button>
          </li>
        ))}
      </ul>
      <TabMenu {...props} />
    </nav>
  )
}

/** A plain click navigates inside the app; a modifier click is left to the browser. */
function select(event: MouseEvent, run: () => void): void {
  if (!followsHere(event)) return
  event.preventDefault()
  run()
}

function middle(event: MouseEvent, run: () => void): void {
  if (event.button !== 1) return
  event.preventDefault()
  run()
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function onKey(event: KeyboardEvent<HTMLAnchorElement>, close: () => void): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  const key = plainKeyOf(event)
  const step = STEPS[key]
  if (!step && key !== 'Delete') return
  event.preventDefault()
  if (step) links[step(at, links.length)]?.focus()
  else {
    // The focus stays in the bar: on the next tab, else on the previous one.
    ;(links[at + 1] ?? links[at - 1])?.focus()
    close()
  }
}
