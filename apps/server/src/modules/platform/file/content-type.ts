import type { fileKinds } from '@seaport/contract/platform/file'

/** Type of a file, from its content. */
export interface Recognized {
  kind: keyof typeof fileKinds
  type: string
  /** Pixel dimensions of a picture, which determine the cost of decoding it, however small the file is. */
  pixels?: { width: number; height: number }
}

/** Reads bytes of a file: fewer than requested if it ends earlier. */
export type ReadBytes = (from: number, count: number) => Promise<Buffer>

/** @returns the type of the content, determined by its structure and never by a name; null = not an accepted type */
export async function recognize(bytes: ReadBytes, size: number): Promise<Recognized | null> {
  const head = await bytes(0, 32)
  if (isPng(head) && (await hasPngEnd(bytes, size)))
    return picture('image/png', { width: head.readUInt32BE(16), height: head.readUInt32BE(20) })
  if (isWebp(head, size)) return picture('image/webp', webpPixels(head))
  if (head.readUIntBE(0, 3) === 0xff_d8_ff) {
    const pixels = await jpegPixels(bytes, size)
    if (pixels) return picture('image/jpeg', pixels)
  }
  if (await isMp4(bytes, size)) return { kind: 'video', type: 'video/mp4' }
  return null
}

/** The same for content that is in memory. */
export async function recognizeBytes(content: Buffer): Promise<Recognized | null> {
  if (content.length <= 32) return null
  return recognize(async (from, count) => content.subarray(from, from + count), content.length)
}

/** Pictures of the greatest size that is taken have some thousands, of a few kilobytes each. */
const MAX_PNG_CHUNKS = 10_000

const picture = (type: string, pixels: { width: number; height: number }): Recognized => ({
  kind: 'image',
  type,
  pixels,
})

/** Signature and an IHDR chunk with a size (ISO/IEC 15948, sections 5.2 and 11.2.2). */
function isPng(head: Buffer): boolean {
  return (
    head.subarray(0, 16).toString('latin1') === '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR' &&
    head.readUInt32BE(16) > 0 &&
    head.readUInt32BE(20) > 0
  )
}

/** Walks the chunks up to the end of the picture, which has to be there. What some programs append to it is not drawn by anybody. */
async function hasPngEnd(bytes: ReadBytes, size: number): Promise<boolean> {
  for (let at = 8, chunks = 0; at + 12 <= size && chunks < MAX_PNG_CHUNKS; chunks += 1) {
    const head = await bytes(at, 8)
    if (head.toString('latin1', 4) === 'IEND') return true
    at += 12 + head.readUInt32BE(0)
  }
  return false
}

/** RIFF that is whole, with one of the three kinds of WebP frame. Something may be appended to it. */
function isWebp(head: Buffer, size: number): boolean {
  const stated = head.readUInt32LE(4) + 8
  return (
    head.toString('latin1', 0, 4) === 'RIFF' &&
    /^WEBPVP8[ LX]$/.test(head.toString('latin1', 8, 16)) &&
    stated <= size
  )
}

/** The canvas as the first chunk states it (RFC 9649, sections 2.5 to 2.7). */
function webpPixels(head: Buffer): { width: number; height: number } {
  const chunk = head.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3f_ff, height: head.readUInt16LE(28) & 0x3f_ff }
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
}

/** Walks the segments up to the first frame header (ITU-T T.81, annex B). @returns its size; null = no frame */
async function jpegPixels(bytes: ReadBytes, size: number): Promise<{ width: number; height: number } | null> {
  for (let at = 2, segments = 0; at + 9 < size && segments < 500; segments += 1) {
    const head = await bytes(at, 9)
    const marker = head[1] ?? 0
    if (head[0] !== 0xff) return null
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [height, width] = [head.readUInt16BE(5), head.readUInt16BE(7)]
      return height > 0 && width > 0 ? { width, height } : null
    }
    const length = head.readUInt16BE(2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

/** Brands of files that browsers and the networks play; not QuickTime’s own, and no still images. */
const brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|f4v )$/

/** Walks the boxes of the whole file: they must fill it exactly, begin with `ftyp`, and hold an index and media (ISO/IEC 14496-12). */
async function isMp4(bytes: ReadBytes, size: number): Promise<boolean> {
  const seen = new Set<string>()
  let at = 0
  for (let boxes = 0; at < size && boxes < 10_000; boxes += 1) {
    const head = await bytes(at, 16)
    if (head.length < 8) return false
    const type = head.toString('latin1', 4, 8)
    const length = boxLength(head, size - at)
    if (length === null || at + length > size) return false
    if (at === 0 && !(type === 'ftyp' && (await hasKnownBrand(bytes, length)))) return false
    seen.add(type)
    at += length
  }
  return at === size && seen.has('moov') && seen.has('mdat')
}

/** @returns length of a box with its header; 0 means up to the end, 1 that 64 bits follow; null = impossible */
function boxLength(head: Buffer, left: number): number | null {
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  if (short !== 1) return short >= 8 ? short : null
  if (head.length < 16) return null
  const long = head.readBigUInt64BE(8)
  return long >= 16n && long <= BigInt(left) ? Number(long) : null
}

/** The main brand or one of the compatible ones. */
async function hasKnownBrand(bytes: ReadBytes, length: number): Promise<boolean> {
  if (length < 16 || length > 1024) return false
  const box = (await bytes(0, length)).toString('latin1')
  const compatible = box.slice(16).match(/.{4}/gs) ?? []
  return [box.slice(8, 12), ...compatible].some((brand) => brands.test(brand))
}
