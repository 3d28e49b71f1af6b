/** The idempotency keys of one kind of change. */
export interface IdempotencyKeys {
  /** The key for an input: that of the last attempt if its answer was lost and the input is the same, else a new one. */
  keyOf(input: unknown): string
  /** Records that an attempt got no answer. */
  retain(input: unknown, key: string): void
}

/** Remembers an unanswered attempt until the next one. */
export function createIdempotencyKeys(newKey: () => string = randomKey): IdempotencyKeys {
  let open: { input: string; key: string } | null = null
  return {
    keyOf(input) {
      const key = open?.input === textOf(input) ? open.key : newKey()
      open = null
      return key
    },
    retain(input, key) {
      open = { input: textOf(input), key }
    },
  }
}

/** Key that identifies equal inputs; files are compared by their metadata, not by their content. */
function textOf(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** `crypto.randomUUID` exists on secure origins only; an installation may be reached over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
