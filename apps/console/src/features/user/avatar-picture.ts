import { MAX_AVATAR_LENGTH } from '@seaport/contract/people/user'

/** Side of the picture in pixels: the largest avatar is 64, drawn on dense screens. */
const SIDE = 96

/** Draws a picture's middle square small. @returns a data URL; null for a file that is no picture */
export async function readAvatar(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const draw = canvas.getContext('2d')
  draw?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  // A browser that cannot write WebP answers with PNG, which may be too large.
  const transparent = canvas.toDataURL('image/webp', 0.85)
  if (transparent.length <= MAX_AVATAR_LENGTH) return transparent
  // JPEG has no transparency, and what shows through would be black.
  if (draw) {
    draw.globalCompositeOperation = 'destination-over'
    draw.fillStyle = '#fff'
    draw.fillRect(0, 0, SIDE, SIDE)
  }
  const opaque = canvas.toDataURL('image/jpeg', 0.8)
  return opaque.length <= MAX_AVATAR_LENGTH ? opaque : null
}
