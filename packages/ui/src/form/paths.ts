/** Values of a form while it is filled in: every field exists, but numbers, choices and agreements may still be missing. */
export type Draft<T> = T extends number
  ? T | null
  : T extends string
    ? T | ''
    : T extends boolean
      ? boolean
      : T extends File
        ? T | null
        : T extends Date | readonly unknown[] | null
          ? T
          : T extends object
            ? { [K in keyof T]-?: Draft<Exclude<T[K], undefined>> }
            : T

/** Names of the fields of a form: `name`, `params.target_count`. */
export type Path<T> = T extends readonly unknown[] | File
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Path<NonNullable<T[K]>>}` }[keyof T & string]
    : never

/** The value under a name. */
export type ValueAt<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? ValueAt<NonNullable<T[Head]>, Rest>
      : never
    : never

/** Reads the value under a name. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values)
}

/** A copy of the values with another value under a name. */
export function withValue<T>(values: T, path: string, value: unknown): T {
  const [head = '', ...rest] = path.split('.')
  const inner = (values as Record<string, unknown>)[head]
  return { ...values, [head]: rest.length === 0 ? value : withValue(inner ?? {}, rest.join('.'), value) }
}

/** Whether an error about `issue` is shown at the field `name`: the field itself or a part of its value (a line, an element). */
export function concerns(name: string, issue: string): boolean {
  return issue === name || issue.startsWith(`${name}.`)
}

/** The fields that are not as they were before; all of them if there was nothing valid before. */
export function changedFields<T>(before: T | undefined, after: T): Partial<T> {
  const was = { ...(before as Record<string, unknown> | undefined) }
  return Object.fromEntries(
    Object.entries({ ...(after as Record<string, unknown>) }).filter(
      ([name, value]) => !(name in was) || JSON.stringify(value) !== JSON.stringify(was[name]),
    ),
  ) as Partial<T>
}

/** The values with the fields that nobody changed since `from` as they are in `to`. */
export function rebased<T>(values: T, from: T, to: T): T {
  if (!isFields(values) || !isFields(from) || !isFields(to))
    return JSON.stringify(values) === JSON.stringify(from) ? to : values
  const names = Object.keys({ ...values, ...to })
  return Object.fromEntries(names.map((name) => [name, rebased(values[name], from[name], to[name])])) as T
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  Object.getPrototypeOf(value ?? 0) === Object.prototype
