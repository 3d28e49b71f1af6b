import { taskKindIds } from '@seaport/contract/work/task-kind'
import { useT } from '@seaport/i18n/react'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Row } from '@seaport/ui/row'
import type { ReactNode } from 'react'
import { PeriodPicker } from '../../dashboard/dashboard.public.ts'
import { useSeatOptions } from '../../seat/seat.public.ts'
import type { Scope } from '../api/useStatistics.ts'

interface ScopeBarProps {
  scope: Scope
  onChange: (name: 'period' | 'seat' | 'kind', value: string | undefined) => void
  /** The person may see tasks, and therefore their counts. */
  tasks: boolean
  /** The person may see seats. */
  seats: boolean
}

/** Filters: period, seat, kind of task. */
export function ScopeBar({ scope, onChange, tasks, seats }: ScopeBarProps): ReactNode {
  return (
    <Row gap="M">
      <PeriodPicker value={scope.period} onChange={(period) => onChange('period', period)} />
      {tasks &&
        (seats ? <SeatAndKind {...{ scope, onChange }} /> : <Filters {...{ scope, onChange }} seats={[]} />)}
    </Row>
  )
}

type FiltersProps = Pick<ScopeBarProps, 'scope' | 'onChange'>

function SeatAndKind(props: FiltersProps): ReactNode {
  return <Filters {...props} seats={useSeatOptions()} />
}

function Filters({
  scope,
  onChange,
  seats,
}: FiltersProps & { seats: ReturnType<typeof useSeatOptions> }): ReactNode {
  const t = useT('statistics')
  const tTask = useT('task')
  const choose = (name: 'seat' | 'kind') => (value: string) => onChange(name, value || undefined)
  return (
    <FilterBar
      filters={[
        ...(seats.length > 0
          ? [
              {
                id: 'seat',
                label: t('seat'),
                value: scope.seat_id ?? '',
                options: seats,
                onChange: choose('seat'),
              },
            ]
          : []),
        {
          id: 'kind',
          label: t('kind'),
          value: scope.kind ?? '',
          options: taskKindIds.map((value) => ({ value, label: tTask(`kind.${value}`) })),
          onChange: choose('kind'),
        },
      ]}
    />
  )
}
