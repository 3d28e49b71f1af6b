import { makeStyles, mergeClasses } from '@griffel/react'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { useFormat } from '@seaport/i18n/react'
import type { Tone } from '@seaport/ui/status-badge'
import { token } from '@seaport/ui/theme-tokens'
import type { MouseEvent, ReactNode } from 'react'
import { useHref } from 'react-router-dom'
import { useListQuery } from './useTable.ts'

/** A state that a list can be filtered by. */
interface StripState {
  label: string
  tone: Tone
  /** What leaves the things in this state; none = all of them. */
  filters: Readonly<Record<string, string>>
}

/** The list that is filtered, as `useListState` has it. */
export interface StateList {
  state: { filters: object }
  setFilters: (filters: never) => void
}

interface StripProps {
  /** Names the strip to screen readers. */
  label: string
  /** Lists what is counted, by the filters of the states. */
  endpoint: Endpoint
  /** Address of the screen. */
  path: string
  list: StateList
  states: readonly StripState[]
}

const useStyles = makeStyles({
  // On a narrow screen it is pushed sideways instead of taking lines from the list.
  root: {
    display: 'flex',
    flexShrink: 0,
    gap: token('spacingHorizontalS'),
    minHeight: '32px',
    // Room for the focus' line, which would be cut off.
    margin: '-2px',
    padding: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyleType: 'none',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('spacingHorizontalS'),
    minHeight: '28px',
    padding: `0 ${token('spacingHorizontalM')}`,
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

/** How many of a list are in each state; each leads to just those, and the chosen one back to all. */
export function StateStrip({ label, states, ...strip }: StripProps): ReactNode {
  const styles = useStyles()
  return (
    <nav aria-label={label}>
      <ul className={styles.root}>
        {states.map((state) => (
          <li key={state.label}>
            <StateLink {...strip} state={state} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StateLink(props: Omit<StripProps, 'label' | 'states'> & { state: StripState }): ReactNode {
  const { endpoint, path, list, state } = props
  const styles = useStyles()
  const format = useFormat()
  const total = useListQuery(endpoint, { ...state.filters, page: 1, page_size: 1 }).data?.total
  const chosen = isChosen(list.state.filters, state.filters)
  const href = useHref(`${path}?${new URLSearchParams(state.filters)}`)
  const choose = (event: MouseEvent) => {
    // With a key held it opens beside, as any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    list.setFilters((chosen ? {} : state.filters) as never)
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

/** Whether a list shows just the things in a state, whatever is searched among them. */
function isChosen(filters: object, wanted: StripState['filters']): boolean {
  return Object.entries(filters).every(([name, value]) => name === 'search' || value === (wanted[name] ?? ''))
}
