import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { useFormat } from '@seaport/i18n/react'
import { followsHere } from '@seaport/ui/follows-here'
import { forcedMark } from '@seaport/ui/forced-mark'
import type { Tone } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useHref } from 'react-router-dom'
import { useEndpointQuery } from '../api/endpoint.ts'

/** A state that a list can be filtered by. */
interface StripState {
  /** Its key among the counts. */
  name: string
  label: string
  tone: Tone
  /** Filters that select this state; none = all rows. */
  filters: Readonly<Record<string, string>>
}

/** The filtered list, from `useListState`. */
export interface StateList {
  state: { filters: object }
  setFilters: (filters: never) => void
}

interface StripProps {
  /** Accessible name of the strip. */
  label: string
  /** Requests the counts by state among the other filters, up to `MAX_COUNTED`. */
  endpoint: Endpoint
  /** Address of the screen. */
  path: string
  list: StateList
  states: readonly StripState[]
}

/** Width in pixels of the fade at the end of a strip that scrolls. */
const FADE = 18

const useStyles = makeStyles({
  // On narrow screens it scrolls sideways instead of wrapping.
  root: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    minHeight: '32px',
    // Room for the focus outline, which would be clipped.
    margin: '-2px',
    padding: '2px',
    // Room for the fade at the end of a scrollable strip, which leaves out padding.
    '::after': { content: '""', flexShrink: 0, width: '12px' },
    maskImage: 'linear-gradient(to right, black calc(100% - 16px), transparent)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('spacingHorizontalXS'),
    minHeight: '28px',
    padding: `0 ${token('spacingHorizontalS')}`,
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralBackground1'),
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase200'),
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: token('colorNeutralBackground1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: '-1px',
    },
  },
  chosen: {
    border: `${token('strokeWidthThin')} solid ${token('seaportPrimaryBorder')}`,
    backgroundColor: token('seaportPrimarySurface'),
    color: token('seaportPrimaryText'),
    ':hover': { backgroundColor: token('seaportPrimarySurface') },
  },
  dot: {
    width: '8px',
    height: '8px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStroke1'),
    ...forcedMark,
  },
  primary: { backgroundColor: token('seaportPrimaryText') },
  info: { backgroundColor: token('seaportInfoText') },
  success: { backgroundColor: token('seaportSuccessText') },
  warning: { backgroundColor: token('seaportWarningText') },
  danger: { backgroundColor: token('seaportDangerText') },
  count: {
    minWidth: '1ch',
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
    color: token('colorNeutralForeground1'),
  },
})

/** The states of a list as chips that filter it, with counts among the other filters. The selected chip, clicked again, shows all. */
export function StateStrip({ label, states, endpoint, path, list }: StripProps): ReactNode {
  const styles = useStyles()
  const names = [...new Set(states.flatMap((state) => Object.keys(state.filters)))]
  const others = otherFilters(list.state.filters, names)
  const { data } = useEndpointQuery(endpoint, { query: others } as never, { paged: true })
  const counts = data as Readonly<Record<string, number>> | undefined
  const strip = useRef<HTMLUListElement>(null)
  useChosenInView(strip, states.find(({ filters }) => isChosen(list.state.filters, filters, names))?.name)
  return (
    <nav aria-label={label}>
      <ul ref={strip} className={styles.root}>
        {states.map((state) => (
          <li key={state.name}>
            <StateLink
              path={path}
              list={list}
              others={others}
              state={state}
              chosen={isChosen(list.state.filters, state.filters, names)}
              total={counts?.[state.name]}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the strip, and nothing else, to the chosen chip whenever another one is chosen or the room changes. */
function useChosenInView(strip: RefObject<HTMLUListElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const { current } = strip
    if (!current || chosen === undefined) return
    const bring = () => {
      const chip = current.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!chip) return
      const { left, right } = current.getBoundingClientRect()
      if (chip.right > right - FADE) current.scrollLeft += chip.right - right + FADE
      else if (chip.left < left) current.scrollLeft -= left - chip.left
    }
    const observer = new ResizeObserver(bring)
    // The chips too: they grow when the counts arrive.
    for (const element of [current, ...current.children]) observer.observe(element)
    // Measuring the filters beside it moves the strip too; a person who moves it is left alone.
    const ended = new AbortController()
    const { signal } = ended
    current.addEventListener('scroll', bring, { signal })
    for (const name of ['wheel', 'pointerdown', 'keydown'])
      current.addEventListener(name, () => current.removeEventListener('scroll', bring), {
        signal,
        passive: true,
      })
    return () => {
      observer.disconnect()
      ended.abort()
    }
  }, [strip, chosen])
}

interface LinkProps extends Pick<StripProps, 'path' | 'list'> {
  /** Active filters besides those of the chips. */
  others: Readonly<Record<string, string>>
  state: StripState
  chosen: boolean
  /** Undefined while unknown. */
  total: number | undefined
}

function StateLink({ path, list, others, state, chosen, total }: LinkProps): ReactNode {
  const styles = useStyles()
  const format = useFormat()
  const href = useHref(`${path}?${new URLSearchParams({ ...others, ...state.filters })}`)
  const choose = (event: MouseEvent) => {
    if (!followsHere(event)) return
    event.preventDefault()
    list.setFilters({ ...others, ...(!chosen && state.filters) } as never)
  }
  return (
    <a
      href={href}
      className={mergeClasses(styles.link, chosen && styles.chosen)}
      aria-current={chosen || undefined}
      onClick={choose}
    >
      <span
        className={mergeClasses(styles.dot, state.tone !== 'neutral' && styles[state.tone])}
        aria-hidden
      />
      {state.label}
      <span className={styles.count}>
        {total == null ? '' : `${format.number(total)}${total === MAX_COUNTED ? '+' : ''}`}
      </span>
    </a>
  )
}

/** The filters that are set besides those of the chips. */
function otherFilters(filters: object, names: readonly string[]): Record<string, string> {
  const set = Object.entries(filters).filter(([name, value]) => !names.includes(name) && value.trim() !== '')
  return Object.fromEntries(set)
}

/** Whether the chips' filters equal those of a state. */
function isChosen(filters: object, wanted: StripState['filters'], names: readonly string[]): boolean {
  return Object.entries(filters).every(
    ([name, value]) => !names.includes(name) || value === (wanted[name] ?? ''),
  )
}
