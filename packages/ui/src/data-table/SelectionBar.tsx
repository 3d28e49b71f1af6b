import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import type { Selection } from './DataTable.types.ts'
import { useDataTableStyles } from './useDataTableStyles.ts'

interface SelectionBarProps extends Selection {
  /** Ids of the rows in view. */
  shown: readonly string[]
}

/** Actions on the selected rows. */
export function SelectionBar({ selected, onChange, actions, shown }: SelectionBarProps): ReactNode {
  const t = useT('ui')
  const styles = useDataTableStyles()
  const elsewhere = selected.size - shown.filter((id) => selected.has(id)).length
  return (
    <section className={styles.selectionBar} aria-label={t('actions')}>
      <span role="status">
        {t('selectedCount', { count: selected.size })}
        {elsewhere > 0 && ` · ${t('selectedElsewhere', { count: elsewhere })}`}
      </span>
      {actions}
      <Button appearance="subtle" size="small" onClick={() => onChange(new Set())}>
        {t('clearSelection')}
      </Button>
    </section>
  )
}
