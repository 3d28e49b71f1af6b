/**
 * Values on their way between a preload and the main process: Electron sends them by the structured clone algorithm (docs/api/ipc-renderer.md),
 * the protocol of Chromium sends text. What JSON lacks becomes a list that begins with its kind. Both functions run in pages too: they use nothing
 * else of this file.
 */
export function pack(value: unknown): unknown {
  const bytes = (buffer: ArrayBuffer) =>
    btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
  const packed = (item: unknown): unknown => {
    if (item === undefined) return ['undefined']
    if (typeof item === 'bigint') return ['bigint', String(item)]
    if (typeof item === 'number')
      return Number.isFinite(item) && !Object.is(item, -0) ? item : ['number', item === 0 ? '-0' : `${item}`]
    if (typeof item !== 'object' || item === null) return item
    if (Array.isArray(item)) return ['array', Array.from(item, packed)]
    if (item instanceof Date) return ['date', item.getTime()]
    if (item instanceof Error) return ['error', item.message]
    if (item instanceof Map) return ['map', Array.from(item, packed)]
    if (item instanceof Set) return ['set', Array.from(item, packed)]
    if (item instanceof ArrayBuffer) return ['buffer', bytes(item)]
    if (ArrayBuffer.isView(item) && item.buffer instanceof ArrayBuffer) {
      const { buffer, byteOffset, byteLength } = item
      return ['view', item.constructor.name, bytes(buffer.slice(byteOffset, byteOffset + byteLength))]
    }
    if (Object.getPrototypeOf(item) !== Object.prototype)
      throw new Error(`The Chromium host doesn't carry a ${item.constructor.name} (tests/electron-host)`)
    return ['object', Object.entries(item).map(([key, part]) => [key, packed(part)])]
  }
  let copy: unknown
  try {
    // Drops prototypes too.
    copy = structuredClone(value)
  } catch {
    throw new Error('An object could not be cloned.')
  }
  return packed(copy)
}

/** @returns the value that was packed */
export function unpack(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const [kind, first, second] = value
  const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer
  if (kind === 'undefined') return undefined
  if (kind === 'bigint') return BigInt(first)
  if (kind === 'number') return Number(first)
  if (kind === 'date') return new Date(first)
  if (kind === 'error') return new Error(first)
  if (kind === 'buffer') return bytes(first)
  if (kind === 'view') {
    const View = Reflect.get(globalThis, first) as new (buffer: ArrayBuffer) => object
    return new View(bytes(second))
  }
  if (kind === 'object')
    return Object.fromEntries(first.map(([key, part]: [string, unknown]) => [key, unpack(part)]))
  const items = first.map(unpack)
  if (kind === 'map') return new Map(items)
  return kind === 'set' ? new Set(items) : items
}
