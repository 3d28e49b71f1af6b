// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readAvatar } from './avatar-picture.ts'

afterEach(() => vi.restoreAllMocks())

/** A canvas that notes what is drawn, and writes pictures of a length. */
function standIn(lengthOf: Record<string, number>) {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 200, height: 100, close: () => undefined }))
  const context = {
    globalCompositeOperation: 'source-over',
    fillStyle: '#000',
    drawImage: () => drawn.push('picture'),
    fillRect: (...at: number[]) =>
      drawn.push(`${context.fillStyle} ${context.globalCompositeOperation} ${at.join(' ')}`),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type = '') => {
    drawn.push(type)
    return `${type} ${'x'.repeat(lengthOf[type] ?? 0)}`
  })
  return drawn
}

test('a picture keeps its transparency where the browser writes WebP', async () => {
  const drawn = standIn({ 'image/webp': 10 })
  expect(await readAvatar(new Blob())).toBe(`image/webp ${'x'.repeat(10)}`)
  expect(drawn).toEqual(['picture', 'image/webp'])
})

test('as JPEG, what shows through a picture is white', async () => {
  const drawn = standIn({ 'image/webp': 1e6, 'image/jpeg': 10 })
  expect(await readAvatar(new Blob())).toBe(`image/jpeg ${'x'.repeat(10)}`)
  expect(drawn).toEqual(['picture', 'image/webp', '#fff destination-over 0 0 96 96', 'image/jpeg'])
})

test('a picture that is too large in every form is refused', async () => {
  standIn({ 'image/webp': 1e6, 'image/jpeg': 1e6 })
  expect(await readAvatar(new Blob())).toBeNull()
})
