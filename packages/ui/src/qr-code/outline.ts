/** The dark modules of a code as the path of an SVG: one bar per run of neighbours in a row. */
export function outlineOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => bars(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('')
}

/** Start and length of each run of dark modules. */
function bars(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}
