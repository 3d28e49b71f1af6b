const isListener = (name: string): boolean =>
  /^(?:on[A-Z]|set|show$|choose|close$|next$|previous$|send$|save$|refetch$|go$)/.test(name)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value)

/**
 * Props that are made when they are asked for, and stay the same. What is called of them is told.
 * @param missing a prop that is not given
 */
export function propsOf(
  given: (prop: string) => unknown,
  calls: string[],
  missing: string | undefined,
): Readonly<Record<string, unknown>> {
  const made = new Map<string, unknown>()
  const listener =
    (name: string, then?: unknown) =>
    (...args: unknown[]): unknown => {
      calls.push(`${name}(${args.map(inWords).join(', ')})`)
      return typeof then === 'function' ? then(...args) : undefined
    }
  // What has no listeners stays what it is: an endpoint is known by its identity.
  const hasListeners = (value: object) =>
    Object.entries(value).some(([name, inner]) => typeof inner === 'function' && isListener(name))
  const listening = (prop: string, value: unknown): unknown =>
    isPlain(value) && hasListeners(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name,
            typeof inner === 'function' && isListener(name) ? listener(`${prop}.${name}`, inner) : inner,
          ]),
        )
      : typeof value === 'function'
        ? (...args: unknown[]) => listening(prop, value(...args))
        : value
  const propOf = (prop: string) => {
    if (prop === missing) return undefined
    return isListener(prop) ? listener(prop) : listening(prop, given(prop))
  }
  const get = (prop: string) => {
    if (!made.has(prop)) made.set(prop, propOf(prop))
    return made.get(prop)
  }
  return new Proxy<Record<string, unknown>>(
    {},
    { get: (_, prop) => (typeof prop === 'string' ? get(prop) : undefined) },
  )
}

function inWords(value: unknown): string {
  if (typeof value === 'function') return 'function'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (value instanceof Event || 'nativeEvent' in value) return 'event'
  const { id, order_no } = value as { id?: unknown; order_no?: unknown }
  return id || order_no ? `‹${id ?? order_no}›` : JSON.stringify(value).slice(0, 300)
}
