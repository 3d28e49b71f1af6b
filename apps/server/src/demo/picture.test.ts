import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { harbourPicture } from './picture.ts'

test('the harbour has its sky, its light and its water where the record shows them', async () => {
  const png = harbourPicture({ sky: [120, 92, 150], light: [255, 176, 112], water: [44, 78, 118] })
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const packed = png.subarray(41, 41 + png.readUInt32BE(33))
  const pixels = inflateSync(packed)
  const colourAt = (x: number, y: number) => {
    const start = y * (1 + width * 3) + 1 + x * 3
    return pixels.subarray(start, start + 3).toString('hex')
  }
  const every = (step: number, length: number) => Array.from({ length: length / step }, (_, at) => at * step)
  const lines = every(20, height).map((y) =>
    every(40, width)
      .map((x) => colourAt(x, y))
      .join(' '),
  )
  await expect(`${width} × ${height}\n${lines.join('\n')}\n`).toMatchFileSnapshot('picture.txt')
})
