import { expect, test } from 'vitest'
import { box, jpeg, mp4, png, webp } from '../../../test-support/media.ts'
import { recognize } from './content-type.ts'

const typeOf = async (content: Buffer) =>
  (await recognize(async (from, count) => content.subarray(from, from + count), content.length))?.type

test.each([
  ['image/png', png()],
  ['image/jpeg', jpeg()],
  ['image/webp', webp()],
  ['video/mp4', mp4()],
])('%s is detected from its content', async (type, content) => {
  expect(await typeOf(content)).toBe(type)
})

const ftyp = (brands: string) => box('ftyp', brands)
const moov = box('moov', Buffer.alloc(50))
const mdat = box('mdat', Buffer.alloc(50))
const endless = Buffer.from(mdat)
endless.writeUInt32BE(0, 0)
const long = Buffer.concat([Buffer.from('\0\0\0\u0001mdat\0\0\0\0\0\0\0\u0028', 'latin1'), Buffer.alloc(24)])
const impossible = Buffer.concat([Buffer.from('\0\0\0\u0001mdat', 'latin1'), Buffer.alloc(8, 255)])

test.each([
  ['the last box may be open-ended', Buffer.concat([ftyp('mp42\0\0\0\0isom'), moov, endless]), 'video/mp4'],
  ['a box may have a long length', Buffer.concat([ftyp('mp42\0\0\0\0isom'), moov, long]), 'video/mp4'],
  ['a known compatible brand', Buffer.concat([ftyp('XAVC\0\0\0\0mp42'), mdat, moov]), 'video/mp4'],
  ['a brand alone', ftyp('isom\0\0\0\0mp42mp41'), undefined],
  ['QuickTime', Buffer.concat([ftyp('qt  \0\0\0\0qt  '), moov, mdat]), undefined],
  ['a still image in boxes', Buffer.concat([ftyp('avif\0\0\0\0avifmif1'), moov, mdat]), undefined],
  ['no index', Buffer.concat([ftyp('isom\0\0\0\0mp42'), mdat]), undefined],
  ['a box that reaches beyond the end', mp4().subarray(0, -1), undefined],
  ['something behind the last box', Buffer.concat([mp4(), Buffer.from('tail of text')]), undefined],
  ['a length of 2^64', Buffer.concat([ftyp('isom\0\0\0\0mp42'), moov, impossible]), undefined],
  ['a page that is named mp4', Buffer.from('<html><script>alert(1)</script>'.padEnd(200)), undefined],
  ['a picture of SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(100)), undefined],
  ['half a PNG', png().subarray(0, -4), undefined],
  ['the signature of a JPEG alone', Buffer.concat([jpeg().subarray(0, 4), Buffer.alloc(200)]), undefined],
  ['a WebP of an odd length, padded', Buffer.concat([webp(), Buffer.alloc(1)]), 'image/webp'],
  ['a WebP that is cut off', webp().subarray(0, -1), undefined],
  // libjxl/libjxl#4383, EliotJones/BigGustave#4, pharo-project/pharo#12261: browsers and networks show what programs have appended to.
  ['a PNG with something behind its end', Buffer.concat([png(), Buffer.from('\n<xmp/>')]), 'image/png'],
  ['a WebP with something behind its end', Buffer.concat([webp(), Buffer.alloc(9)]), 'image/webp'],
  ['a PNG without its end', Buffer.concat([png().subarray(0, -12), Buffer.alloc(12)]), undefined],
  ['zeros', Buffer.alloc(1000), undefined],
])('%s', async (_, content, type) => {
  expect(await typeOf(content)).toBe(type)
})

const wide = (content: Buffer, ...sides: [at: number, bytes: number, value: number][]) => {
  const changed = Buffer.from(content)
  for (const [at, bytes, value] of sides) changed.writeUIntLE(value, at, bytes)
  return changed
}
const header = (chunk: string) => {
  const content = Buffer.alloc(64)
  content.write('RIFF', 0, 'latin1')
  content.writeUInt32LE(56, 4)
  content.write(`WEBP${chunk}`, 8, 'latin1')
  return content
}
const large = png()
large.writeUInt32BE(20_000, 16)
large.writeUInt32BE(20_001, 20)

test.each([
  ['a PNG of 1.2 GB in a few bytes', large, { width: 20_000, height: 20_001 }],
  [
    'a WebP, lossy',
    wide(header('VP8 '), [26, 2, 16_000], [28, 2, 12_000]),
    { width: 16_000, height: 12_000 },
  ],
  [
    'a WebP, lossless',
    wide(header('VP8L'), [21, 4, 15_999 + 11_999 * 16_384]),
    { width: 16_000, height: 12_000 },
  ],
  [
    'a WebP with more',
    wide(header('VP8X'), [24, 3, 19_999], [27, 3, 20_000]),
    { width: 20_000, height: 20_001 },
  ],
])('the size of %s is read from its header', async (_, content, pixels) => {
  const known = await recognize(async (from, count) => content.subarray(from, from + count), content.length)
  expect(known?.pixels).toEqual(pixels)
})
