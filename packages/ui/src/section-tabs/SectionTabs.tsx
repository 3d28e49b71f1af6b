import { Tab, TabList } from '@fluentui/react-tabs'
import { makeStyles } from '@griffel/react'
import { type ReactNode, useId } from 'react'
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
  /** The chosen section. */
  children: ReactNode
}

const useStyles = makeStyles({
  // On a narrow screen the tabs are pushed sideways instead of breaking into lines.
  list: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    '& button': { flexShrink: 0 },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalL'),
    minWidth: 0,
    marginTop: token('spacingVerticalL'),
  },
})

/** Parts of one screen that are shown one at a time. */
export function SectionTabs<Id extends string>(props: SectionTabsProps<Id>): ReactNode {
  const { label, sections, chosen, onChoose, children } = props
  const styles = useStyles()
  const id = useId()
  return (
    <div>
      <TabList
        className={styles.list}
        aria-label={label}
        selectedValue={chosen}
        onTabSelect={(_, { value }) => onChoose(value as Id)}
      >
        {sections.map((section) => (
          <Tab key={section.id} value={section.id} id={`${id}${section.id}`} aria-controls={`${id}panel`}>
            {section.label}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
