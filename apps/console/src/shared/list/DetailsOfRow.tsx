import { Button } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up'
import { useT } from '@seaport/i18n/react'
import { QueryPanel } from '@seaport/product-ui/query-panel'
import type { QueryState } from '@seaport/product-ui/query-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { type Section, SectionTabs } from '@seaport/ui/section-tabs'
import { Text } from '@seaport/ui/text'
import { type KeyboardEvent, type ReactElement, type ReactNode, Suspense } from 'react'
import type { RowPanel } from './useRowPanel.ts'

export interface DetailsOfRowProps<Data> {
  panel: RowPanel
  query: QueryState<Data>
  /** Shown above loading content, too. */
  title: (data: Data | undefined) => string
  /** Content above the tabs. */
  lead?: (data: Data) => ReactNode
  /** Buttons at the bottom. */
  actions: (data: Data) => ReactNode
  /** The tabs; the first is shown by default. */
  parts: readonly (Section<string> & { show: (data: Data) => ReactNode })[]
}

/** A row's record in tabs, beside the list; Alt with an arrow key goes to the rows above and below. */
export function DetailsOfRow<Data extends { id: string }>(props: DetailsOfRowProps<Data>): ReactNode {
  const { panel, query, title, lead, actions, parts } = props
  const t = useT('rowPanel')
  const chosen = parts.find(({ id }) => id === panel.part) ?? parts[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const go = event.altKey && { ArrowUp: panel.previous, ArrowDown: panel.next }[event.key]
    if (!go) return
    event.preventDefault()
    go()
  }
  return (
    <QueryPanel
      title={title(query.data)}
      query={query}
      tools={
        <>
          <Step label={t('previous')} keys="Alt+ArrowUp" icon={<ChevronUpRegular />} go={panel.previous} />
          <Step label={t('next')} keys="Alt+ArrowDown" icon={<ChevronDownRegular />} go={panel.next} />
        </>
      }
      actions={actions}
      onKeyDown={onKeyDown}
      onClose={panel.close}
    >
      {(data) =>
        chosen && (
          <div>
            {lead && (
              <Text as="p" tone="soft">
                {lead(data)}
              </Text>
            )}
            <SectionTabs label={t('parts')} sections={parts} chosen={chosen.id} onChoose={panel.choosePart}>
              {/* Its texts may be loaded later than the panel's own. */}
              <Suspense fallback={<LoadingState />}>{chosen.show(data)}</Suspense>
            </SectionTabs>
          </div>
        )
      }
    </QueryPanel>
  )
}

interface StepProps {
  label: string
  /** As `aria-keyshortcuts` names them. */
  keys: string
  icon: ReactElement
  go: (() => void) | undefined
}

function Step({ label, keys, icon, go }: StepProps): ReactNode {
  return (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      // Keeps the focus: at the end of the list the keys still work.
      disabledFocusable={!go}
      onClick={go}
    />
  )
}
