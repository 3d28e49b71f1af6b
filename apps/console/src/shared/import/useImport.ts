import type { ErrorFile } from '@seaport/contract/kernel/spreadsheet.schema'
import { type FormOptions, useForm } from '@seaport/ui/use-form'
import { useState } from 'react'
import type { z } from 'zod'
import type { ReportRow } from './ImportReport.tsx'

/** Result of an import. */
export interface Report {
  added: number
  duplicate: number
  invalid: number
  rows: readonly ReportRow[]
  errorFile: ErrorFile
}

/** State of an import: its form, the dry run, and the real import of the same input. */
export function useImport<S extends z.ZodType>({
  send,
  ...form
}: Omit<FormOptions<S>, 'onSubmit'> & {
  /** @param dryRun changes nothing */
  send: (values: z.output<S>, dryRun: boolean) => Promise<Report>
}) {
  const [tried, setTried] = useState<{ values: z.output<S>; report: Report }>()
  return {
    form: useForm<S>({
      ...form,
      onSubmit: async (values) => setTried({ values, report: await send(values, true) }),
    }),
    trial: tried?.report,
    onBack: () => setTried(undefined),
    run: async (): Promise<Report> => {
      if (!tried) throw new Error('Nothing has been tried')
      return send(tried.values, false)
    },
  }
}
