import { readAccountColumns } from '@seaport/contract/desk/account-import'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../shared/api/client.ts'

/** The columns of a file that is about to be imported, and what each is imported as. */
export interface ColumnMapping {
  headings: readonly (Omit<SheetHeading, 'field'> & { field: ImportField | '' })[]
  /** Says what a column is imported as; a column that was that before is left out. */
  choose: (position: number, field: ImportField | '') => void
}

/** What a person says of the columns of a file, beginning with what their titles say. Undefined until the file has been read. */
export function useColumnMapping(file: File | null): ColumnMapping | undefined {
  const { data } = useQuery({
    queryKey: ['account-columns', file?.name, file?.size, file?.lastModified],
    enabled: file !== null,
    retry: false,
    // What is wrong with a file is told when it is sent.
    queryFn: ({ signal }) => client.call(readAccountColumns, { body: {}, file: file as File }, { signal }),
  })
  const [chosen, setChosen] = useState<{ file: File; fields: ReadonlyMap<number, ImportField | ''> }>()
  if (!file || !data) return undefined
  const own = chosen?.file === file ? chosen.fields : new Map<number, ImportField | ''>()
  const headings = data.columns.map((column) => ({
    ...column,
    field: own.get(column.position) ?? column.field ?? '',
  }))
  return {
    headings,
    choose: (position, field) => {
      const before = headings.find((heading) => field !== '' && heading.field === field)
      const fields = new Map(own)
      if (before) fields.set(before.position, '')
      setChosen({ file, fields: fields.set(position, field) })
    },
  }
}

/** @returns the mapping as the import takes it; undefined = what the titles say */
export function mappedColumns(mapping: ColumnMapping | undefined) {
  const columns = mapping?.headings.flatMap(({ position, field }) => (field ? [{ position, field }] : []))
  return columns?.length ? { columns } : {}
}
