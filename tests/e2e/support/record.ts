import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { version } from '../../../apps/server/src/kernel/version.ts'
import type { Visit } from './console-site.ts'
import { STILL_AT } from './demo-server.ts'

/** Neither UTC nor the machine's, nor a whole number of hours from either: a moment that loses its zone is noticed. */
const ZONE = 'Asia/Kathmandu'

/** A browser whose clock stands still with the server's, in a zone of its own. The zone ends with `close`. */
export async function stillBrowser(): Promise<Visit & { close(): Promise<void> }> {
  let close = async () => {}
  return {
    stillAt: STILL_AT,
    async prepare(page) {
      await close()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setTimezoneOverride', { timezoneId: ZONE })
      close = () => session.detach().catch(() => undefined)
    },
    close: () => close(),
  }
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** The moment of an order to the second, and ten digits that differ in every run. */
const ORDER = /\b(2\d{13})\d{10}\b/g

/** Replaces what differs in every run. One id has one letter throughout a record, so that another one in its place is seen. */
export function withSymbols(text: string, server: string): string {
  const ids = new Map<string, string>()
  const letter = (id: string) => {
    if (!ids.has(id)) ids.set(id, `‹id ${ids.size + 1}›`)
    return ids.get(id) ?? ''
  }
  return text
    .replaceAll(server, '‹server›')
    .replaceAll(ID, letter)
    .replaceAll(ORDER, '$1‹random›')
    .replaceAll(/(signature=)[\w-]+/g, '$1‹random›')
    .replaceAll(`version ${version()}`, 'version ‹version›')
    .replaceAll(`"version":"${version()}"`, '"version":"‹version›"')
}

/** Compares a text with its record in the repository; `-u` writes it anew. */
export async function expectRecord(name: string, text: string): Promise<void> {
  await expect.soft(`${text.trimEnd()}\n`).toMatchFileSnapshot(`../sweeps/records/${name}.txt`)
}

/** A screen's path as the name of its record. */
export const recordName = (path: string): string =>
  path
    .replace(/^\//, '')
    .replaceAll(ID, 'id')
    .replaceAll(/[^\w-]+/g, '.')

/** Wide and high enough for every column and for what is drawn only in view. */
export const WALL = { width: 3400, height: 2400 }

/** Asked for by the shell, not by a screen or an act. */
const OF_THE_SHELL =
  /\/api\/v\d+\/(?:system\/config|menu|user\/(?:permission|info|security-notice)|admin\/attention|events)/

/** Waits of a page whose screens are recorded. */
export interface Quiet {
  /** Resolves once nothing is asked for, nothing is busy, and nothing has changed for a moment in which the page was at leisure. */
  settle(): Promise<void>
  stop(): void
}

/** What asks again and again, because everything is refused, is not waited for; an answer that takes long is. */
const MOST_PASSES = 60

/** Watches a page from before its first screen. */
export function watchQuiet(page: Page): Quiet {
  const open = new Set<Request>()
  let moved = false
  let asked = false
  const begin = (request: Request) => {
    // Streams never end, the shell asks again every two seconds, and Chromium never tells a page that the file of its shared worker has come.
    if (/worker/.test(request.url()) || OF_THE_SHELL.test(request.url())) return
    open.add(request)
    moved = asked = true
  }
  const finish = (request: Request) => {
    moved = open.delete(request) || moved
  }
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish)
  return {
    async settle() {
      let passes = 0
      do {
        moved = asked = false
        await page.evaluate(WATCH_REST)
        await page
          .waitForFunction(() => (globalThis as Rested).rest?.state === 'found')
          .catch(async (error: Error) => {
            const seen = await page.evaluate('JSON.stringify(rest, null, 1)').catch(String)
            throw new Error(`The page finds no rest: ${seen}`, { cause: error })
          })
        if (asked || open.size === 0) passes += 1
      } while ((moved || open.size > 0) && passes < MOST_PASSES)
    },
    stop() {
      page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish)
    },
  }
}

interface Rested {
  readonly rest?: { readonly state: string }
}

/** Keeps in `rest` how far a page is from being at rest, with what is busy and what has changed last. */
const WATCH_REST = `(() => {
  const REST = 80
  const says = (node) => (node.outerHTML ?? node.textContent).slice(0, 500)
  const busy = () => [...document.querySelectorAll('[aria-busy="true"], [role="status"]')]
    .filter((element) => element.checkVisibility() && (element.ariaBusy === 'true' || element.textContent.includes('Loading')))
  const rest = (globalThis.rest = { state: 'changing', busy: [], changed: '' })
  let timer, idle
  // React renders the next screen in slices between which timers fire, but no idle callback.
  const again = (changes) => {
    rest.state = 'changing'
    if (changes) rest.changed = says(changes.at(-1).target)
    clearTimeout(timer)
    cancelIdleCallback(idle)
    timer = setTimeout(() => { rest.state = 'waiting for leisure'; idle = requestIdleCallback(end) }, REST)
  }
  const observer = new MutationObserver(again)
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  again()
  function end() {
    rest.busy = busy().map(says)
    if (rest.busy.length > 0) return again()
    observer.disconnect()
    rest.state = 'found'
  }
})()`
