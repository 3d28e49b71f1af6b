import { crc32, deflateSync } from 'node:zlib'

/** A real PNG of one colour; different colours are different files. */
export function png(red = 0, size = 2): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, red)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A box of an mp4. */
export function box(type: string, content: Buffer | string): Buffer {
  const data = Buffer.from(content as string, 'latin1')
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data])
}

/** The boxes of an mp4 around media of so many bytes. */
export function mp4(media = 1000): Buffer {
  return Buffer.concat([
    box('ftyp', 'isom\0\0\u0002\0isomiso2avc1mp41'),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', Buffer.alloc(media, 7)),
  ])
}

/** The segments of a JPEG up to its frame. */
export function jpeg(last = 3): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0', 'latin1'),
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 1, 2, last, 0xff, 0xd9]),
  ])
}

/** A WebP file with a lossless frame. */
export function webp(): Buffer {
  const frame = Buffer.concat([box('VP8L', Buffer.alloc(20))])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(frame.length + 4, 4)
  return Buffer.concat([head, Buffer.from('VP8L'), frame.subarray(4)])
}
