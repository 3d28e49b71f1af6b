import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import { Stack } from '../layout/Stack.tsx'
import { forcedMark } from '../theme/forced-mark.ts'
import { token } from '../theme/token.ts'

export interface Section<Id extends string> {
  id: Id
  label: string
}

export interface SectionTabsProps<Id extends string> {
  /** What is divided, for screen readers. */
  label: string
  sections: readonly Section<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  /** The section fills the remaining height, like `fill` of `Page`. */
  fill?: boolean
  /** The chosen section. */
  children: ReactNode
}

const bar = {
  content: '""',
  position: 'absolute',
  insetInline: token('spacingHorizontalM'),
  bottom: 0,
  height: token('strokeWidthThicker'),
  borderRadius: token('borderRadiusCircular'),
} as const

const useStyles = makeStyles({
  // On a narrow screen the tabs scroll sideways instead of wrapping.
  list: {
    display: 'flex',
    flexShrink: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  tab: {
    position: 'relative',
    display: 'grid',
    flexShrink: 0,
    padding: `${token('spacingVerticalM')} ${token('spacingHorizontalM')}`,
    border: 'none',
    borderRadius: token('borderRadiusMedium'),
    backgroundColor: 'transparent',
    color: token('colorNeutralForeground2'),
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    ':hover': { color: token('colorNeutralForeground2Hover') },
    ':hover::after': { ...bar, backgroundColor: token('colorNeutralStroke1Hover') },
    ':focus-visible': {
      outline: `${token('strokeWidthThick')} solid ${token('colorStrokeFocus2')}`,
      outlineOffset: `calc(-1 * ${token('strokeWidthThick')})`,
    },
    // Reserves the width of the bold label, so that neighbours don't move.
    '::before': {
      content: 'attr(data-label)',
      height: 0,
      visibility: 'hidden',
      fontWeight: token('fontWeightSemibold'),
    },
  },
  chosen: {
    color: token('colorNeutralForeground1'),
    fontWeight: token('fontWeightSemibold'),
    '::after': { ...bar, backgroundColor: token('colorCompoundBrandStroke'), ...forcedMark },
    ':hover::after': { backgroundColor: token('colorCompoundBrandStrokeHover') },
  },
  fill: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  panel: {
    marginTop: token('spacingVerticalL'),
  },
})

/** Tabs within a screen. Arrow keys move, Enter selects. */
export function SectionTabs<Id extends string>(props: SectionTabsProps<Id>): ReactNode {
  const { label, sections, chosen, onChoose, fill = false, children } = props
  const styles = useStyles()
  const id = useId()
  return (
    <div className={fill ? styles.fill : undefined}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {sections.map((section) => (
          <button
            key={section.id}
            type="button"
            role="tab"
            id={`${id}${section.id}`}
            aria-selected={section.id === chosen}
            aria-controls={`${id}panel`}
            tabIndex={section.id === chosen ? 0 : -1}
            data-label={section.label}
            className={mergeClasses(styles.tab, section.id === chosen && styles.chosen)}
            onKeyDown={moveFocus}
            onClick={() => onChoose(section.id)}
          >
            {section.label}
          </button>
        ))}
      </div>
      <Stack
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen}`}
        gap="L"
        className={mergeClasses(styles.panel, fill && styles.fill)}
      >
        {children}
      </Stack>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[plainKeyOf(event)]
  if (to === undefined) return
  event.preventDefault()
  tabs.at(to)?.focus()
}
