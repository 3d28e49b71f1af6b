import { exportResources } from '@seaport/contract/work/resource'
import { useFormat, useT } from '@seaport/i18n/react'
import { ExportMenu } from '@seaport/ui/export-menu'
import type { ReactNode } from 'react'
import { client } from '../../../shared/api/client.ts'

/** Exports the library, or what the filters leave of it. */
export function LibraryExport({ filters }: { filters: Readonly<Record<string, string>> }): ReactNode {
  const t = useT('resource')
  const { zone } = useFormat()
  return (
    <ExportMenu
      onExport={async (format, { signal }) => {
        // What was chosen comes from selects and fields of the list: the server says so where it can't read it.
        const query: object = { ...filters, format, time_zone: zone }
        const blob = (await client.call(exportResources, { query }, { signal })) as Blob
        return { blob, name: `${t('fileName')}.${format}` }
      }}
    />
  )
}
