/** Toggles one id. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Selects all ids of a page, or none when all were selected. */
export function togglePage(selected: ReadonlySet<string>, page: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected)
  const all = page.every((id) => next.has(id))
  for (const id of page) {
    if (all) next.delete(id)
    else next.add(id)
  }
  return next
}

/** How much of a page is selected. */
export function pageSelection(
  selected: ReadonlySet<string>,
  page: readonly string[],
): 'none' | 'some' | 'all' {
  const count = page.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}
