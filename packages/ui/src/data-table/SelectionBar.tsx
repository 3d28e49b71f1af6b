import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import type { Selection } from './DataTable.types.ts'
import { useDataTableStyles } from './useDataTableStyles.ts'

/** Actions on the selected rows. */
export function SelectionBar({ selected, onChange, actions }: Selection): ReactNode {
  const t = useT('ui')
  const styles = useDataTableStyles()
  return (
    <section className={styles.selectionBar} aria-label={t('actions')}>
      <span role="status">{t('selectedCount', { count: selected.size })}</span>
      {actions}
      <Button appearance="subtle" size="small" onClick={() => onChange(new Set())}>
        {t('clearSelection')}
      </Button>
    </section>
  )
}
