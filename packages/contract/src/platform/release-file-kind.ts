/** Bytes from a file's beginning and end that determine its kind. */
export const HEAD_BYTES = 4096

/** A zip's end record with its longest comment. */
export const TAIL_BYTES = 22 + 65_535

interface Kind {
  /** File extensions. */
  ending: string
  systems: readonly string[]
  matches(head: Uint8Array, tail: Uint8Array): boolean
}

const kinds: readonly Kind[] = [
  // PE: a DOS header that leads to a PE header (Microsoft, PE Format).
  { ending: '.exe', systems: ['win'], matches: (head) => startsWith(head, 'MZ') && hasPeHeader(head) },
  // UDIF: a trailer of 512 bytes.
  { ending: '.dmg', systems: ['mac'], matches: (_, tail) => startsWith(tail.subarray(-512), 'koly') },
  {
    ending: '.zip',
    systems: ['mac', 'win'],
    matches: (head, tail) => startsWith(head, 'PK\x03\x04') && contains(tail, 'PK\x05\x06'),
  },
  // AppImage: an ELF file with "AI" and its type in the padding of the identification.
  {
    ending: '.AppImage',
    systems: ['linux'],
    matches: (head) => startsWith(head, '\x7fELF') && ['AI\x01', 'AI\x02'].includes(text(head, 8, 3)),
  },
  { ending: '.blockmap', systems: ['mac', 'win'], matches: (head) => startsWith(head, '\x1f\x8b\x08') },
]

/** @returns whether a file of this name may be part of a release for a target such as `mac-arm64` */
export function isReleaseFileName(name: string, target: string): boolean {
  const system = target.split('-')[0] ?? ''
  return kindOf(name)?.systems.includes(system) ?? false
}

/**
 * @param head the file's first bytes, HEAD_BYTES or all
 * @param tail its last bytes, TAIL_BYTES or all
 * @returns whether the file's bytes match its extension
 */
export function isWhatItsNameSays(name: string, head: Uint8Array, tail: Uint8Array): boolean {
  return kindOf(name)?.matches(head, tail) ?? false
}

const kindOf = (name: string) => kinds.find(({ ending }) => name.endsWith(ending))

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return text(bytes, 0, mark.length) === mark
}

function contains(bytes: Uint8Array, mark: string): boolean {
  for (let at = bytes.length - mark.length; at >= 0; at -= 1)
    if (text(bytes, at, mark.length) === mark) return true
  return false
}

function hasPeHeader(head: Uint8Array): boolean {
  if (head.length < 0x40) return false
  const at = new DataView(head.buffer, head.byteOffset).getUint32(0x3c, true)
  return text(head, at, 4) === 'PE\0\0'
}
