/** @returns whether a version comes before another; both are of the shape 1.2.3 or 1.2.3-beta.4 */
export function isOlder(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && (a[at] as number) < (b[at] as number)
}

const kinds = ['alpha', 'beta', 'rc']

function partsOf(version: string): number[] {
  const [core = '', pre] = version.split('-', 2)
  const [kind = '', number = '0'] = pre?.split('.', 2) ?? []
  // A release comes after every pre-release of its number.
  return [
    ...core.split('.').map(Number),
    pre === undefined ? kinds.length : kinds.indexOf(kind),
    Number(number),
  ]
}
