import { readAccountColumns } from '@seaport/contract/desk/account-import'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../shared/api/client.ts'

/** Column mapping of a file to import. */
export interface ColumnMapping {
  headings: readonly (Omit<SheetHeading, 'field'> & { field: ImportField | '' })[]
  /** Maps a column to a field; a column that had this field before is left out. */
  choose: (position: number, field: ImportField | '') => void
}

/** The column mapping, at first guessed by titles; undefined until the file has been read. */
export function useColumnMapping(file: File | null): ColumnMapping | undefined {
  const { data } = useQuery({
    queryKey: ['account-columns', file?.name, file?.size, file?.lastModified],
    enabled: file !== null,
    retry: false,
    // Faults of the file are reported by the upload.
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

export function mappedColumns(mapping: ColumnMapping | undefined) {
  const columns = mapping?.headings.flatMap(({ position, field }) => (field ? [{ position, field }] : []))
  return columns?.length ? { columns } : {}
}
