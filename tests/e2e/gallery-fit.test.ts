import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryPages, type OpenGallery, openGallery } from './support/gallery.ts'
import { type Stack, startStack } from './support/stack.ts'

/** The screen scrolls inside the frame: both must hold what they show. */
const FITS = `document.documentElement.scrollWidth <= innerWidth &&
  document.getElementById('content').scrollWidth <= document.getElementById('content').clientWidth`

let stack: Stack
let gallery: OpenGallery

beforeAll(async () => {
  stack = await startStack()
  gallery = await openGallery(stack)
  await gallery.page.emulateMedia({ reducedMotion: 'reduce' })
})
afterAll(async () => {
  await gallery?.close()
  await stack?.stop()
})

test('every page fits on a phone, a tablet and a desk, in the language with the longest words too', {
  timeout: 240_000,
}, async () => {
  const tooWide: string[] = []
  await gallery.page.evaluate("localStorage.setItem('language', 'vi')")
  for (const name of await galleryPages()) {
    await gallery.go(name)
    for (const width of [375, 768, 1440]) {
      await gallery.page.setViewportSize({ width, height: 900 })
      // Drawings follow their place a moment later.
      const fits = await gallery.page.waitForFunction(FITS, undefined, { timeout: 5000 }).then(
        () => true,
        () => false,
      )
      if (!fits) tooWide.push(`${name} at ${width}`)
    }
  }
  expect(tooWide).toEqual([])
})
