/** A heading or a button: the screen has content. */
export const CONTENT = 'main :is(h1, button):visible'

/**
 * Resolves once the screen is visible and no part of it is busy, or after a second, since not every page becomes idle. It polls more often than
 * Playwright, so the next expectation mostly succeeds at its first try.
 */
export const SCREEN_READY = `new Promise((done) => {
  const until = performance.now() + 1000
  const seen = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
  const ready = () => seen('main :is(h1, button)') && !seen('[aria-busy="true"]')
  const poll = () => ready() || performance.now() > until ? done() : setTimeout(poll, 20)
  poll()
})`
