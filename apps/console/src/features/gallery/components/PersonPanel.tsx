import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { SidePanel } from '@seaport/ui/side-panel'
import type { ReactNode } from 'react'
import type { Person } from '../sample/people.ts'
import { ActiveBadge } from './ActiveBadge.tsx'

interface PersonPanelProps {
  person: Person
  onEdit: (person: Person) => void
  onClose: () => void
}

/** One row in full. */
export function PersonPanel({ person, onEdit, onClose }: PersonPanelProps): ReactNode {
  const t = useT('gallery')
  const format = useFormat()
  return (
    <SidePanel
      open
      title={person.name}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={() => onEdit(person)}>
          {t('edit')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          { label: t('table.name'), value: person.name, copy: person.name },
          { label: t('network'), value: person.network },
          { label: t('table.state'), value: <ActiveBadge active={person.active} /> },
          { label: t('table.followers'), value: format.number(person.followers) },
          { label: t('table.seen'), value: format.dateTime(person.seen) },
          { label: t('remark'), value: person.remark || '—' },
        ]}
      />
    </SidePanel>
  )
}
