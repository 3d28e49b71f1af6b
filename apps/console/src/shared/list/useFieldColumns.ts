import { useFormat } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { type ReactNode, useMemo } from 'react'

/** Names of the fields of a row that hold a `Value`. */
type FieldOf<Row, Value> = {
  [Field in keyof Row & string]: Row[Field] extends Value ? Field : never
}[keyof Row & string]

/** What a column of one field may add. Browsers must not translate numbers, so only a text can be `words`. */
type Options<Row> = Partial<Omit<Column<Row>, 'words'>>

/** Creates columns that show one field of the row: as it is, or formatted as an amount of money, a count, a moment. */
export function useFieldColumns<Row>() {
  const format = useFormat()
  return useMemo(() => {
    const column =
      <Value, Given = Options<Row>>(
        defaults: Pick<Column<Row>, 'width' | 'align'>,
        write: (value: Value) => ReactNode,
      ) =>
      (id: FieldOf<Row, Value>, header: string, overrides?: Given): Column<Row> => ({
        id,
        header,
        ...defaults,
        render: (row) => write(row[id] as Value),
        ...overrides,
      })
    return {
      text: column<string | null | undefined, Options<Row> & Pick<Column<Row>, 'words'>>(
        {},
        (value) => value,
      ),
      money: column<string | null>({ width: 110, align: 'end' }, format.money),
      count: column<number | null>({ width: 110, align: 'end' }, (value) => format.number(value)),
      moment: column<string | null>({ width: 190 }, (value) => format.dateTime(value)),
    }
  }, [format])
}
