import { useCallback, useState } from 'react'

/**
 * Selected rows of a list, across its pages. Another filter or search shows other rows, so nothing stays selected under it.
 * @param rows the rows that are shown now
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  filters: Readonly<Record<string, string>>,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const under = JSON.stringify(filters)
  const [chosenUnder, setChosenUnder] = useState(under)
  if (chosenUnder !== under) {
    setChosenUnder(under)
    setChosen(new Map())
  }
  const onChange = (ids: ReadonlySet<string>) => {
    const known = new Map(chosen)
    for (const row of rows ?? []) known.set(row.id, row)
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id) as Row]] : []))))
  }
  return {
    selected: new Set(chosen.keys()) as ReadonlySet<string>,
    /** The selected rows. */
    rows: [...chosen.values()] as readonly Row[],
    onChange,
    /** Takes rows out of the selection: what was done is done to them, and others stay selected. */
    drop: useCallback(
      (ids: readonly string[]) =>
        setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
      [],
    ),
    clear: useCallback(() => setChosen(new Map()), []),
  }
}
