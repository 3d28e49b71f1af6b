import type { NetworkPlace } from '@seaport/contract/address/network-site'
import type { importAccounts } from '@seaport/contract/desk/account'
import { accountTemplate } from '@seaport/contract/desk/account-import'
import * as accountImportSchema from '@seaport/contract/desk/account-import.schema'
import type { DataOf } from '@seaport/contract/kernel/endpoint'
import type { NetworkId } from '@seaport/contract/kernel/network'
import { Network } from '@seaport/contract/kernel/network.schema'
import { MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '@seaport/contract/kernel/spreadsheet'
import { systemTimeZone } from '@seaport/i18n/format'
import { useT } from '@seaport/i18n/react'
import { CheckBox } from '@seaport/ui/check-box'
import { FileField } from '@seaport/ui/file-field'
import { FormRow } from '@seaport/ui/form'
import { TextAreaField } from '@seaport/ui/text-area-field'
import type { Form } from '@seaport/ui/use-form'
import { type ReactNode, useMemo, useState } from 'react'
import { z } from 'zod'
import { client } from '../../../shared/api/client.ts'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { ImportSteps } from '../../../shared/import/ImportSteps.tsx'
import { TemplateButton } from '../../../shared/import/TemplateButton.tsx'
import { type Report, useImport } from '../../../shared/import/useImport.ts'
import { useImportAccountFile, useImportAccounts } from '../api/account-actions.ts'
import { mappedColumns, useColumnMapping, useFileColumns } from '../api/useColumnMapping.ts'
import { MAX_ROWS, type PastedLine, readList, readPasted } from '../import-text.ts'
import { AccountZoneField, NetworkField, TypeField } from './AccountFields.tsx'
import { ColumnFields } from './ColumnFields.tsx'

interface Closable {
  onClose: () => void
}

/** Values common to all accounts of an import. */
interface Common {
  network: NetworkId | ''
  type: 'promotion' | 'personal' | ''
  time_zone: string
}

const FileForm = accountImportSchema.importAccountFile.body
  .omit({ dry_run: true, columns: true, has_titles: true })
  .required()
  .extend({
    network: Network.or(z.literal('')).transform((network) => network || undefined),
    file: z.instanceof(File),
  })
const ListForm = FileForm.omit({ file: true }).extend({
  text: z
    .string()
    .min(1)
    .refine((text) => readList(text).lines.length <= MAX_ROWS, { error: 'invalid' }),
})

const fresh = (): Common => ({ network: '', type: 'promotion', time_zone: systemTimeZone() })

/** The report of an import without rows. */
const nothing: DataOf<typeof importAccounts> = { added: 0, duplicate: 0, invalid: 0, rows: [] }

/** Adds many accounts at once, from a pasted list or table. */
export function ImportList({ onClose }: Closable): ReactNode {
  const t = useT('account')
  const [text, setText] = useState('')
  const [hasTitles, setHasTitles] = useState<boolean>()
  const list = useMemo(() => readList(text, hasTitles), [text, hasTitles])
  const mapping = useColumnMapping(list.table?.titles, list.table?.columns)
  const columns = mappedColumns(mapping)
  const hasAccount = !mapping || columns.some(({ field }) => field === 'account')
  const places = useSystemConfig()?.networks
  const isSaid = useMemo(
    () =>
      saysNetworks(columns) ||
      (list.lines.length > 0 && isOfLinks(readPasted(places ?? [], undefined, list, columns))),
    [columns, list, places],
  )
  const { form, ...steps } = useImport({
    schema: ListForm.refine(() => hasAccount, { path: ['text'], error: 'account_column' }).refine(
      ({ network }) => isSaid || network !== undefined,
      { path: ['network'], error: 'required' },
    ),
    initial: { ...fresh(), text: '' },
    send: useSendList((place) => readPasted(place.places, place.usual, list, columns)),
  })
  const { length: count } = list.lines
  const field = form.field('text')
  return (
    <ImportSteps
      {...steps}
      title={t('importListTitle')}
      header={t('account')}
      form={form}
      onClose={onClose}
      fields={
        <>
          <CommonFields form={form} isSaid={isSaid} />
          <TextAreaField
            field={{
              ...field,
              set: (typed) => {
                field.set(typed)
                setText(typed)
              },
            }}
            label={t('importText')}
            hint={count > 0 ? t('importCount', { count, max: MAX_ROWS }) : t('importHint', { max: MAX_ROWS })}
            rows={8}
            isVerbatim
            required
          />
          {list.table?.isUnknown && (
            <FirstLineTitles hasTitles={list.table.titles !== ''} onChange={setHasTitles} />
          )}
          {mapping && <ColumnFields mapping={mapping} />}
        </>
      }
    />
  )
}

/** Imports the readable lines, and reports on all of them. */
function useSendList(
  read: (place: { places: readonly NetworkPlace[]; usual: NetworkId | undefined }) => readonly PastedLine[],
) {
  const why = useT('validation')
  const detailsOf = useDetails()
  const config = useSystemConfig()
  const send = useImportAccounts()
  return async ({ text: _, ...values }: z.output<typeof ListForm>, dry_run: boolean): Promise<Report> => {
    const pasted = read({ places: config?.networks ?? [], usual: values.network })
    const taken = pasted.flatMap((line) => ('fault' in line ? [] : line))
    const refused = pasted.flatMap((line): Report['rows'] =>
      'fault' in line ? [{ row: line.line, item: line.shown, outcome: 'invalid', msg: why(line.fault) }] : [],
    )
    const rows = taken.map(({ row }) => row)
    const { rows: told, ...sums } =
      rows.length > 0 ? await send.mutateAsync({ body: { ...values, rows, dry_run } }) : nothing
    const lines = told.map((result) => ({
      ...rowOf(result, detailsOf),
      row: taken[result.row - 1]?.line ?? result.row,
    }))
    return { ...sums, invalid: sums.invalid + refused.length, rows: [...lines, ...refused], errorFile: null }
  }
}

/** Adds many accounts at once, from a spreadsheet. */
export function ImportFile({ onClose }: Closable): ReactNode {
  const t = useT('account')
  const send = useImportAccountFile()
  const [file, setFile] = useState<File | null>(null)
  const [hasTitles, setHasTitles] = useState<boolean>()
  const read = useFileColumns(file, hasTitles)
  const mapping = useColumnMapping(read?.columns, read?.columns)
  const isAsked =
    hasTitles !== undefined ||
    (read && !(read.has_titles && read.columns.some(({ field }) => field === 'account')))
  const detailsOf = useDetails()
  const columns = mappedColumns(mapping)
  const hasAccount = !mapping || columns.some(({ field }) => field === 'account')
  const { form, ...steps } = useImport({
    // Whether rows name their networks the server sees: it asks for one if none does.
    schema: FileForm.refine(() => hasAccount, { path: ['file'], error: 'account_column' }),
    initial: { ...fresh(), file: null },
    send: async ({ file, ...values }, dry_run) => {
      const body = {
        ...values,
        ...(columns.length > 0 && { columns }),
        has_titles: read?.has_titles,
        dry_run,
      }
      const { rows, error_file, ...sums } = await send.mutateAsync({ body, file })
      return { ...sums, rows: rows.map((row) => rowOf(row, detailsOf)), errorFile: error_file }
    },
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
          <CommonFields form={form} isSaid />
          <FileField
            field={{
              ...chosen,
              set: (value) => {
                chosen.set(value)
                setFile(value)
                setHasTitles(undefined)
              },
            }}
            label={t('file')}
            hint={t('fileHint', { max: MAX_IMPORT_ROWS })}
            types={['.xlsx']}
            maxBytes={MAX_SPREADSHEET_BYTES}
            required
          />
          <TemplateButton name={t('templateName')} fetch={() => client.call(accountTemplate, {})} />
          {isAsked && (
            <FirstLineTitles hasTitles={hasTitles ?? read?.has_titles ?? true} onChange={setHasTitles} />
          )}
          {mapping && <ColumnFields mapping={mapping} />}
        </>
      }
    />
  )
}

/** Whether the first line holds the titles of the columns; asked if none of them is known to mean the account. */
function FirstLineTitles({
  hasTitles,
  onChange,
}: {
  hasTitles: boolean
  onChange: (hasTitles: boolean) => void
}): ReactNode {
  const t = useT('account')
  return (
    <CheckBox
      style={{ alignSelf: 'start' }}
      label={{ children: t('firstLineTitles') }}
      checked={hasTitles}
      onChange={(_, { checked }) => onChange(checked === true)}
    />
  )
}

/** Defaults for all accounts of an import. */
function CommonFields({ form, isSaid }: { form: Pick<Form<Common>, 'field'>; isSaid: boolean }): ReactNode {
  const t = useT('account')
  return (
    <FormRow>
      <NetworkField field={form.field('network')} hint={t('networkOfOthers')} isOptional={isSaid} />
      <TypeField field={form.field('type')} />
      <AccountZoneField field={form.field('time_zone')} />
    </FormRow>
  )
}

const saysNetworks = (columns: readonly { field: string }[]) =>
  columns.some(({ field }) => field === 'network')
const isOfLinks = (lines: readonly PastedLine[]) =>
  lines.every((line) => !('fault' in line && line.fault === 'account_line_without_network'))

type Row = DataOf<typeof importAccounts>['rows'][number]

/** Values found in a row: network, nickname, seat and proxy. */
function useDetails(): (row: Row) => readonly string[] {
  const n = useT('network')
  return ({ network, nickname, seat, proxy }) => [
    network === null ? '' : n(network),
    nickname,
    seat ?? '',
    proxy ?? '',
  ]
}

function rowOf({ row, account, outcome, msg, ...rest }: Row, detailsOf: (row: Row) => readonly string[]) {
  const details = detailsOf({ row, account, outcome, msg, ...rest })
  return { row, item: account, outcome, msg, details }
}
