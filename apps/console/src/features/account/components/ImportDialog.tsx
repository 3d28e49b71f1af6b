import type { importAccounts } from '@seaport/contract/desk/account'
import { accountTemplate, type importAccountFile } from '@seaport/contract/desk/account-import'
import * as accountImportSchema from '@seaport/contract/desk/account-import.schema'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '@seaport/contract/kernel/spreadsheet'
import { systemTimeZone } from '@seaport/i18n/format'
import { useT } from '@seaport/i18n/react'
import { FileField } from '@seaport/ui/file-field'
import { FormRow } from '@seaport/ui/form'
import { TextAreaField } from '@seaport/ui/text-area-field'
import type { Field } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { client } from '../../../shared/api/client.ts'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { ImportSteps } from '../../../shared/import/ImportSteps.tsx'
import { TemplateButton } from '../../../shared/import/TemplateButton.tsx'
import { type Report, useImport } from '../../../shared/import/useImport.ts'
import { useImportAccountFile, useImportAccounts } from '../api/account-actions.ts'
import { mappedColumns, useColumnMapping } from '../api/useColumnMapping.ts'
import { countPasted, MAX_ROWS, readPasted } from '../import-text.ts'
import { AccountZoneField, NetworkField, TypeField } from './AccountFields.tsx'
import { ColumnFields } from './ColumnFields.tsx'

interface Closable {
  onClose: () => void
}

const FileForm = accountImportSchema.importAccountFile.body
  .omit({ dry_run: true, columns: true })
  .required()
  .extend({ file: z.instanceof(File) })
const ListForm = FileForm.omit({ file: true }).extend({
  text: z
    .string()
    .min(1)
    .refine((text) => countPasted(text) <= MAX_ROWS, { error: 'invalid' }),
})

const fresh = () =>
  ({ network: '' as NetworkId | '', type: 'promotion', time_zone: systemTimeZone() }) as const

/** The report of an import without rows. */
const nothing: DataOf<typeof importAccounts> = { added: 0, duplicate: 0, invalid: 0, rows: [] }

/** Adds many accounts at once, from a pasted list. */
export function ImportList({ onClose }: Closable): ReactNode {
  const t = useT('account')
  const why = useT('validation')
  const config = useSystemConfig()
  const send = useImportAccounts()
  const { form, ...steps } = useImport({
    schema: ListForm,
    initial: { ...fresh(), text: '' },
    send: async ({ text, ...values }, dry_run) => {
      const place = config?.networks.find(({ network }) => network === values.network) ?? values
      const pasted = readPasted(place, text)
      const taken = pasted.flatMap((line) => ('fault' in line ? [] : line))
      const refused = pasted.flatMap((line): Report['rows'] =>
        'fault' in line
          ? [{ row: line.line, item: line.shown, outcome: 'invalid', msg: why(line.fault) }]
          : [],
      )
      const rows = taken.map(({ account, nickname }) => ({ account, nickname }))
      const { rows: told, ...sums } =
        rows.length > 0 ? await send.mutateAsync({ body: { ...values, rows, dry_run } }) : nothing
      const lines = told.map(({ account, row, ...rest }) => {
        const { line = row, nickname = '' } = taken[row - 1] ?? {}
        return { ...rest, row: line, item: nickname === '' ? account : `${account} · ${nickname}` }
      })
      return {
        ...sums,
        invalid: sums.invalid + refused.length,
        rows: [...lines, ...refused],
        errorFile: null,
      }
    },
  })
  const count = countPasted(form.values.text)
  return (
    <ImportSteps
      {...steps}
      title={t('importListTitle')}
      header={t('account')}
      form={form}
      onClose={onClose}
      fields={
        <>
          <Common network={form.field('network')} type={form.field('type')} zone={form.field('time_zone')} />
          <TextAreaField
            field={form.field('text')}
            label={t('importText')}
            hint={count > 0 ? t('importCount', { count, max: MAX_ROWS }) : t('importHint', { max: MAX_ROWS })}
            rows={8}
            required
          />
        </>
      }
    />
  )
}

/** The same from a spreadsheet. */
export function ImportFile({ onClose }: Closable): ReactNode {
  const t = useT('account')
  const send = useImportAccountFile()
  const [file, setFile] = useState<File | null>(null)
  const mapping = useColumnMapping(file)
  const { form, ...steps } = useImport({
    schema: FileForm,
    initial: { ...fresh(), file: null },
    send: async ({ file, ...values }, dry_run) =>
      reportOf(await send.mutateAsync({ body: { ...values, ...mappedColumns(mapping), dry_run }, file })),
  })
  const chosen = form.field('file')
  return (
    <ImportSteps
      {...steps}
      title={t('importFileTitle')}
      header={t('account')}
      form={form}
      onClose={onClose}
      fields={
        <>
          <Common network={form.field('network')} type={form.field('type')} zone={form.field('time_zone')} />
          <FileField
            field={{
              ...chosen,
              set: (value) => {
                chosen.set(value)
                setFile(value)
              },
            }}
            label={t('file')}
            hint={t('fileHint', { max: MAX_IMPORT_ROWS })}
            types={['.xlsx']}
            maxBytes={MAX_SPREADSHEET_BYTES}
            required
          />
          <TemplateButton name={t('templateName')} fetch={() => client.call(accountTemplate, {})} />
          {mapping && <ColumnFields mapping={mapping} />}
        </>
      }
    />
  )
}

/** Defaults for all accounts of an import. */
function Common(props: {
  network: Field<NetworkId | ''>
  type: Field<'promotion' | 'personal' | ''>
  zone: Field<string>
}): ReactNode {
  return (
    <>
      <FormRow>
        <NetworkField field={props.network} />
        <TypeField field={props.type} />
      </FormRow>
      <AccountZoneField field={props.zone} />
    </>
  )
}

function reportOf({ rows, error_file, ...sums }: DataOf<typeof importAccountFile>): Report {
  return {
    ...sums,
    rows: rows.map(({ account, ...row }) => ({ ...row, item: account })),
    errorFile: error_file,
  }
}
