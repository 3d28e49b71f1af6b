import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

/** A sky, what stands in it, and the water below. */
export interface Palette {
  sky: Colour
  light: Colour
  water: Colour
}

const WIDTH = 480
const HEIGHT = 320

/** Draws a small harbour as a PNG: the demo's scripts show it. */
export function harbourPicture({ sky, light, water }: Palette): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const line = Buffer.alloc(1 + WIDTH * 3)
    for (let x = 0; x < WIDTH; x += 1) line.set(colourAt(x, y, { sky, light, water }), 1 + x * 3)
    return line
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(x: number, y: number, { sky, light, water }: Palette): Colour {
  const horizon = 200 + 5 * Math.sin(x / 38)
  if (y > horizon) return mix(water, [12, 24, 36], (y - horizon) / 240 + 0.06 * Math.sin(x / 21 + y / 5))
  const distance = Math.hypot(x - 340, y - 120)
  const glow = Math.max(0, 1 - distance / 190)
  return distance < 46 ? light : mix(mix(sky, light, y / 420), light, glow * 0.7)
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share))
  const between = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part)
  return [between(0), between(1), between(2)]
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
