import type { Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { useFormat } from '@seaport/i18n/react'
import { ExportMenu, type ExportMenuProps } from '@seaport/ui/export-menu'
import type { ReactNode } from 'react'
import { client } from '../api/client.ts'

interface ListExportProps extends Pick<ExportMenuProps, 'label' | 'size'> {
  /** An endpoint that answers with a spreadsheet: it accepts `format` and `time_zone` besides the list's filters. */
  endpoint: Endpoint
  params?: Readonly<Record<string, string>>
  /** The list's query; its page and order are ignored. */
  query: object
  /** Name of the file, without its extension. */
  name: string
}

/** Exports the filtered list as CSV or Excel. */
export function ListExport({ endpoint, params, query, name, ...button }: ListExportProps): ReactNode {
  const { zone } = useFormat()
  const { page: _page, page_size: _size, sort: _sort, order: _order, ...filters } = query as ListQuery
  return (
    <ExportMenu
      {...button}
      onExport={async (format, { signal }) => {
        // Typed loosely, because the filters come from form controls: the server reports invalid ones.
        const input: object = { params, query: { ...filters, format, time_zone: zone } }
        const blob = (await client.call(endpoint, input as InputOf<Endpoint>, { signal })) as Blob
        return { blob, name: `${name}.${format}` }
      }}
    />
  )
}

interface ListQuery {
  page?: unknown
  page_size?: unknown
  sort?: unknown
  order?: unknown
}
