/**
 * A screen stands there and is busy with nothing more, or a second has passed: not every test opens a page that comes to rest. What a test waits for next is
 * mostly there by then; Playwright would look for it after a quarter of a second, three quarters, five quarters.
 */
export const STANDING = `new Promise((done) => {
  const until = performance.now() + 1000
  const seen = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const stands = () => seen('main :is(h1, button)') && !seen('[aria-busy="true"]')
  const look = () => stands() || performance.now() > until ? done() : setTimeout(look, 20)
  look()
})`
