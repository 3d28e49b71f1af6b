import { useFormat } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useMemo } from 'react'

/** Names of the fields of a row that hold a `Value`. */
type FieldOf<Row, Value> = {
  [Field in keyof Row & string]: Row[Field] extends Value ? Field : never
}[keyof Row & string]

/** Creates columns that format one field of the row: an amount of money, a count, a moment. */
export function useFieldColumns<Row>() {
  const format = useFormat()
  return useMemo(() => {
    const column =
      <Value>(defaults: Pick<Column<Row>, 'width' | 'align'>, write: (value: Value) => string) =>
      (id: FieldOf<Row, Value>, header: string, overrides?: Partial<Column<Row>>): Column<Row> => ({
        id,
        header,
        ...defaults,
        render: (row) => write(row[id] as Value),
        ...overrides,
      })
    return {
      money: column<string | null>({ width: 110, align: 'end' }, format.money),
      count: column<number | null>({ width: 110, align: 'end' }, (value) => format.number(value)),
      moment: column<string | null>({ width: 190 }, (value) => format.dateTime(value)),
    }
  }, [format])
}
