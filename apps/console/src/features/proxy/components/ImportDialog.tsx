import { proxyTemplate } from '@seaport/contract/desk/proxy'
import type { ProxyImportReport } from '@seaport/contract/desk/proxy.schema'
import * as proxySchema from '@seaport/contract/desk/proxy.schema'
import { MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '@seaport/contract/kernel/spreadsheet'
import { useT } from '@seaport/i18n/react'
import { FileField } from '@seaport/ui/file-field'
import { FormRow } from '@seaport/ui/form'
import { TextAreaField } from '@seaport/ui/text-area-field'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { client } from '../../../shared/api/client.ts'
import { GroupField } from '../../../shared/group/GroupField.tsx'
import { ImportSteps } from '../../../shared/import/ImportSteps.tsx'
import { TemplateButton } from '../../../shared/import/TemplateButton.tsx'
import { type Report, useImport } from '../../../shared/import/useImport.ts'
import { useImportProxyFile, useImportProxyList } from '../api/proxy-actions.ts'
import { proxyGroupKind } from '../api/proxy-groups.ts'
import { LimitField, SchemeField } from './ProxyEditor.tsx'

interface Closable {
  onClose: () => void
}

const ListForm = proxySchema.importProxyList.body.omit({ dry_run: true }).required()
const FileForm = proxySchema.importProxyFile.body.omit({ dry_run: true }).extend({ file: z.instanceof(File) })

/** Adds many proxies at once, from a pasted list. */
export function ImportList({ onClose }: Closable): ReactNode {
  const t = useT('proxy')
  const send = useImportProxyList()
  const { form, ...steps } = useImport({
    schema: ListForm,
    initial: { group_id: '', scheme: 'http', allocation_limit: 1, text: '' },
    send: async (values, dry_run) => reportOf(await send.mutateAsync({ body: { ...values, dry_run } })),
  })
  const count = form.values.text.split('\n').filter((line) => line.trim() !== '').length
  return (
    <ImportSteps
      {...steps}
      title={t('importListTitle')}
      header={t('ip')}
      form={form}
      onClose={onClose}
      fields={
        <>
          <FormRow>
            <GroupField kind={proxyGroupKind} field={form.field('group_id')} />
            <SchemeField field={form.field('scheme')} />
            <LimitField field={form.field('allocation_limit')} />
          </FormRow>
          <TextAreaField
            field={form.field('text')}
            label={t('listText')}
            hint={
              count > 0
                ? t('listCount', { count, max: MAX_IMPORT_ROWS })
                : t('listHint', { max: MAX_IMPORT_ROWS })
            }
            placeholder={'203.0.113.7:8080:user:password\nsocks5://user:password@203.0.113.8:1080'}
            rows={8}
            isVerbatim
            required
          />
        </>
      }
    />
  )
}

/** The same from a spreadsheet. */
export function ImportFile({ onClose }: Closable): ReactNode {
  const t = useT('proxy')
  const send = useImportProxyFile()
  const { form, ...steps } = useImport({
    schema: FileForm,
    initial: { group_id: '', file: null },
    send: async ({ file, ...values }, dry_run) =>
      reportOf(await send.mutateAsync({ body: { ...values, dry_run }, file })),
  })
  return (
    <ImportSteps
      {...steps}
      title={t('importFileTitle')}
      header={t('ip')}
      form={form}
      onClose={onClose}
      fields={
        <>
          <GroupField kind={proxyGroupKind} field={form.field('group_id')} />
          <FileField
            field={form.field('file')}
            label={t('file')}
            hint={t('fileHint', { max: MAX_IMPORT_ROWS })}
            types={['.xlsx']}
            maxBytes={MAX_SPREADSHEET_BYTES}
            required
          />
          <TemplateButton name={t('templateName')} fetch={() => client.call(proxyTemplate, {})} />
        </>
      }
    />
  )
}

function reportOf({ rows, error_file, ...sums }: z.output<typeof ProxyImportReport>): Report {
  return {
    ...sums,
    rows: rows.map(({ proxy, ...row }) => ({ ...row, item: proxy })),
    errorFile: error_file,
  }
}
