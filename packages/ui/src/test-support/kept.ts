/** What this browser keeps, and this tab or window, by its name. */
export const storage = (): ReadonlyMap<string, string | null> =>
  new Map(
    [localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).map((name) => [name, area.getItem(name)] as const),
    ),
  )

/** @returns what is kept since then, and what no longer */
export function keptSince(before: ReturnType<typeof storage>): string[] {
  const now = storage()
  const fresh = [...now].filter(([name, value]) => before.get(name) !== value)
  const gone = [...before.keys()].filter((name) => !now.has(name))
  return [
    ...fresh.map(([name, value]) => `keeps ${name}=${value}`),
    ...gone.map((name) => `forgets ${name}`),
  ].toSorted()
}
