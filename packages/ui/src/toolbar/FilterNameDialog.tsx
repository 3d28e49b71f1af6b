import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { TextField } from '../field/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { FormDialog } from '../overlays/FormDialog.tsx'
import { replacedBy, type SavedFilter } from './saved-filters.ts'

const schema = z.object({ name: z.string().trim().min(1).max(40) })

interface FilterNameDialogProps {
  saved: readonly SavedFilter[]
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a filter, and says which other one it would replace. */
export function FilterNameDialog({ saved, onName, onClose }: FilterNameDialogProps): ReactNode {
  const t = useT('kit')
  const form = useForm({
    schema,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      onName(name)
      onClose()
    },
  })
  const name = form.values.name.trim()
  const replaced = name === '' ? undefined : replacedBy(saved, name)
  return (
    <FormDialog title={t('saveFilter')} form={form} onClose={onClose}>
      <TextField
        field={form.field('name')}
        label={t('filterName')}
        required
        autoFocus
        maxLength={40}
        {...(replaced && { hint: t('filterReplaces', { name: replaced.name }) })}
      />
    </FormDialog>
  )
}
