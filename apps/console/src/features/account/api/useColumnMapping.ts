import { readAccountColumns } from '@seaport/contract/desk/account-import'
import type { ImportField, SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../shared/api/client.ts'

/** Column mapping of an import. */
export interface ColumnMapping {
  headings: readonly (Omit<SheetHeading, 'field'> & { field: ImportField | '' })[]
  /** Assigns a field to a column; the column that had it before is skipped. */
  choose: (position: number, field: ImportField | '') => void
}

/**
 * The column mapping, initially guessed from the titles.
 * @param source identifies the file: a new one resets the mapping
 */
export function useColumnMapping(
  source: unknown,
  columns: readonly SheetHeading[] | undefined,
): ColumnMapping | undefined {
  const [chosen, setChosen] = useState<{ source: unknown; fields: ReadonlyMap<number, ImportField | ''> }>()
  if (!columns) return undefined
  const own: ReadonlyMap<number, ImportField | ''> =
    chosen && chosen.source === source ? chosen.fields : new Map()
  const headings = columns.map((column) => ({
    ...column,
    field: own.get(column.position) ?? column.field ?? '',
  }))
  return {
    headings,
    choose: (position, field) => {
      const before = headings.find((heading) => field !== '' && heading.field === field)
      const fields = new Map(own)
      if (before) fields.set(before.position, '')
      setChosen({ source, fields: fields.set(position, field) })
    },
  }
}

/**
 * The columns of a file; undefined until it has been read.
 * @param hasTitles whether its first row is one of titles; undefined = unless it plainly holds data
 */
export function useFileColumns(file: File | null, hasTitles: boolean | undefined) {
  const { data } = useQuery({
    queryKey: ['account-columns', file?.name, file?.size, file?.lastModified, hasTitles],
    enabled: file !== null,
    retry: false,
    // Faults of the file are reported by the upload.
    queryFn: ({ signal }) =>
      client.call(readAccountColumns, { body: { has_titles: hasTitles }, file: file as File }, { signal }),
  })
  return file ? data : undefined
}

/** @returns the columns that are imported */
export function mappedColumns(mapping: ColumnMapping | undefined) {
  return mapping?.headings.flatMap(({ position, field }) => (field ? [{ position, field }] : [])) ?? []
}
