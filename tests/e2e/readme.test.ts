import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './support/console.ts'
import { pathOf, type ReadmePicture, readmePictures, takeReadmePictures } from './support/readme-pictures.ts'
import { type Stack, startStack } from './support/stack.ts'

/** Side of the squares that are compared, in pixels: dates and numbers change daily, positions do not. */
const SQUARE = 20
/** Allowed brightness difference of a square (0–255); different text changes it by less. */
const LEVELS = 24
/** Share of squares that may differ by more. */
const TOLERANCE = 0.03

let stack: Stack
let taken: Record<ReadmePicture, Buffer>
beforeAll(async () => {
  stack = await startStack()
  taken = await takeReadmePictures(stack)
})
afterAll(() => stack?.stop())

test.each(readmePictures)('the picture %s of the README shows the product as it is', async (picture) => {
  expect(await difference(readFileSync(pathOf(picture)), taken[picture])).toBeLessThan(TOLERANCE)
})

test('a picture of the other theme or application is not accepted', async () => {
  expect(await difference(taken['console-light'], taken['console-dark'])).toBeGreaterThan(TOLERANCE)
  expect(await difference(taken['console-light'], taken['desktop-light'])).toBeGreaterThan(TOLERANCE)
})

/** @returns share of squares that differ between two pictures; 1 for different sizes */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const page = await (await sharedBrowser()).newPage()
  try {
    const pictures = JSON.stringify([one, other].map((png) => png.toString('base64')))
    return (await page.evaluate(`(async () => {
      const [before, after] = await Promise.all(${pictures}.map(async (base64) => {
        const image = new Image()
        image.src = 'data:image/png;base64,' + base64
        await image.decode()
        return image
      }))
      if (before.width !== after.width || before.height !== after.height) return 1
      const [width, height] = [before.width / ${SQUARE}, before.height / ${SQUARE}]
      const [left, right] = [before, after].map((image) => {
        const canvas = new OffscreenCanvas(width, height).getContext('2d')
        canvas.imageSmoothingQuality = 'high'
        canvas.drawImage(image, 0, 0, width, height)
        return canvas.getImageData(0, 0, width, height).data
      })
      const differs = (at) => [0, 1, 2].some((channel) => Math.abs(left[at + channel] - right[at + channel]) > ${LEVELS})
      const squares = Array.from({ length: width * height }, (_, index) => differs(index * 4))
      return squares.filter(Boolean).length / squares.length
    })()`)) as number
  } finally {
    await page.close()
  }
}
