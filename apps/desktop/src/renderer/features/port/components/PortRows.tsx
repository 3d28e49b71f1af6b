import type { Account } from '@seaport/contract/desk/account.schema'
import { useT } from '@seaport/i18n/react'
import { BatchButtons } from '@seaport/product-ui/batch-buttons'
import { Row } from '@seaport/ui/row'
import { RowCheckbox } from '@seaport/ui/row-checkbox'
import { pageSelection, togglePage } from '@seaport/ui/selection'
import { SelectionBar } from '@seaport/ui/selection-bar'
import type { ReactNode } from 'react'
import { useChosenTasks } from '../api/useChosenTasks.ts'
import type { BoardPort } from '../board-ports.ts'
import { FreePorts } from './FreePorts.tsx'
import { PortRow } from './PortRow.tsx'
import { useRowStyles } from './useRowStyles.ts'

/** The ports as rows; several tasks can be selected and ended. Free ports share one line. */
export function PortRows(props: { ports: readonly BoardPort[]; accounts: readonly Account[] }): ReactNode {
  const t = useT('desktop')
  const styles = useRowStyles()
  const held = props.ports.filter(({ holder }) => holder)
  const free = props.ports.filter(({ holder }) => !holder).map(({ slot }) => slot)
  const { tasks, selected, onChange, toggle, acts } = useChosenTasks(held)
  const ids = tasks.map(({ id }) => id)
  const all = pageSelection(selected, ids)
  return (
    <>
      {ids.length > 1 && (
        <Row as="span" wrap="never" className={styles.all}>
          <RowCheckbox
            label={t('boardChooseAll')}
            checked={all === 'all'}
            mixed={all === 'some'}
            onChange={() => onChange(togglePage(selected, ids))}
          />
          <span aria-hidden>{t('boardChooseAll')}</span>
        </Row>
      )}
      {selected.size > 0 && (
        <SelectionBar
          selected={selected}
          shown={ids}
          onChange={onChange}
          actions={<BatchButtons actions={acts} />}
        />
      )}
      <ul className={styles.list} aria-label={t('ports')}>
        {held.map((port) => (
          <li key={port.slot} className={styles.item}>
            <PortRow
              port={port}
              chosen={port.task !== undefined && selected.has(port.task.id)}
              onChoose={toggle}
            />
          </li>
        ))}
      </ul>
      <FreePorts slots={free} accounts={props.accounts} />
    </>
  )
}
