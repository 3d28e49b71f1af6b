import type { Locator } from 'playwright'

/** A screenshot of an element as pixels. */
export async function pixelsOf(
  element: Locator,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const png = (await element.screenshot()).toString('base64')
  const painted = (await element.page().evaluate(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png}'
    await image.decode()
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] }
  })()`)) as { width: number; height: number; data: number[] }
  return { ...painted, data: Uint8Array.from(painted.data) }
}
