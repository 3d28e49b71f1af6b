import { listTasks } from '@seaport/contract/work/task'
import { useT } from '@seaport/i18n/react'
import { ComboField } from '@seaport/ui/combo-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { NumberField } from '@seaport/ui/number-field'
import type { Option } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { type MoreFilter, MoreForm, toFilters, toForm } from '../more-filters.ts'

interface MoreFiltersProps {
  filters: Readonly<Record<MoreFilter, string>>
  onApply: (filters: Record<MoreFilter, string>) => void
  onClose: () => void
}

/** Filters of the library that are not needed every day. */
export function MoreFilters({ filters, onApply, onClose }: MoreFiltersProps): ReactNode {
  const t = useT('resource')
  const [search, setSearch] = useState('')
  const tasks = useTaskOptions(search, filters.task_id)
  const form = useForm({
    schema: MoreForm,
    initial: toForm(filters),
    onSubmit: async (values) => {
      onApply(toFilters(values))
      onClose()
    },
  })
  return (
    <FormDialog title={t('more')} action={t('apply')} form={form} onClose={onClose}>
      <ComboField
        field={form.field('task_id')}
        label={t('task')}
        placeholder={t('taskAny')}
        options={tasks}
        onSearch={setSearch}
      />
      <FormRow>
        <NumberField field={form.field('followers_min')} label={t('followersMin')} min={0} />
        <NumberField field={form.field('followers_max')} label={t('followersMax')} min={0} />
      </FormRow>
      <TextField field={form.field('location')} label={t('location')} maxLength={100} />
    </FormDialog>
  )
}

/** Newest tasks matching a search, including the chosen one. */
function useTaskOptions(search: string, chosen: string): readonly Option[] {
  const t = useT('resource')
  const text = useDebounced(search.trim())
  const query = { page_size: 100, ...(text && { search: text }) }
  const tasks = useEndpointQuery(listTasks, { query }, { paged: true }).data?.list ?? []
  const options = tasks.map(({ id, number, name }) => ({ value: id, label: t('taskName', { number, name }) }))
  const known = chosen === '' || options.some(({ value }) => value === chosen)
  return known ? options : [{ value: chosen, label: t('taskChosen') }, ...options]
}
