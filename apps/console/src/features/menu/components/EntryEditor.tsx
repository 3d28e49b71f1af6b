import { permissionKeys } from '@seaport/contract/kernel/permission'
import { useLanguage, useT } from '@seaport/i18n/react'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { SelectField } from '@seaport/ui/select-field'
import { SwitchField } from '@seaport/ui/switch-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { iconNames } from '../../../shared/menu/menu-icons.tsx'
import { useCreateEntry, useUpdateEntry } from '../api/menu-actions.ts'
import { changedTitles, draftOf, EntryForm } from '../entry-draft.ts'
import { groupsFor, type MenuRow } from '../menu-rows.ts'

interface EntryEditorProps {
  /** The whole menu. */
  rows: readonly MenuRow[]
  /** Left out for a new entry. */
  entry?: MenuRow
  /** Group of a new entry. */
  parentId?: string | null
  onClose: () => void
}

/** Adds an entry of the menu, or changes one. */
export function EntryEditor({ rows, entry, parentId = null, onClose }: EntryEditorProps): ReactNode {
  const t = useT('menu')
  const tPermission = useT('permission')
  const { lang } = useLanguage()
  const create = useCreateEntry()
  const update = useUpdateEntry()
  const form = useForm({
    schema: EntryForm,
    initial: draftOf(entry, parentId),
    onSubmit: async (body, changed) => {
      if (entry) {
        // Others may be writing the other languages.
        const titles = changed.titles && changedTitles(entry.titles, changed.titles)
        await update.mutateAsync({
          params: { id: entry.id },
          body: { ...changed, ...(titles && { titles }) },
        })
      } else await create.mutateAsync({ body })
      notify.success(t('saved'))
      onClose()
    },
  })
  const indented = (row: MenuRow) => `${'　'.repeat(row.depth)}${row.titles[lang]}`
  return (
    <FormDialog
      title={entry ? t('editTitle', { name: entry.titles[lang] }) : t('create')}
      form={form}
      size="medium"
      onClose={onClose}
    >
      <FormRow>
        <TextField field={form.field('titles.cn')} label={t('title.cn')} required autoFocus />
        <TextField field={form.field('titles.hk')} label={t('title.hk')} required />
      </FormRow>
      <FormRow>
        <TextField field={form.field('titles.en')} label={t('title.en')} required />
        <TextField field={form.field('titles.vi')} label={t('title.vi')} required />
      </FormRow>
      <FormRow>
        <SelectField
          field={form.field('parent_id')}
          label={t('parent')}
          placeholder={t('top')}
          options={groupsFor(rows, entry ?? null).map((row) => ({ value: row.id, label: indented(row) }))}
        />
        <SelectField
          field={form.field('icon')}
          label={t('icon')}
          options={iconNames.map((name) => ({ value: name, label: name }))}
          required
        />
      </FormRow>
      <FormRow>
        <TextField field={form.field('path')} label={t('path')} hint={t('pathHint')} placeholder="/task" />
        <SelectField
          field={form.field('permission')}
          label={t('permission')}
          hint={t('permissionHint')}
          placeholder={t('everybody')}
          options={permissionKeys.map((key) => ({
            value: key,
            label: t('keyOf', { name: tPermission(`key.${key}`), key }),
          }))}
        />
      </FormRow>
      <SwitchField field={form.field('hidden')} label={t('hide')} hint={t('hideHint')} />
    </FormDialog>
  )
}
