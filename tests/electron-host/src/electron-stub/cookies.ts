import { EventEmitter } from 'node:events'
import type { BrowserContext } from 'playwright'
import { strict } from './strict.ts'

type Filter = { url?: string; name?: string; domain?: string }
type NewCookie = {
  url: string
  name?: string
  value?: string
  domain?: string
  path?: string
  secure?: boolean
  httpOnly?: boolean
  expirationDate?: number
}

class HostCookies extends EventEmitter {
  private readonly context: () => Promise<BrowserContext>

  constructor(context: () => Promise<BrowserContext>) {
    super()
    this.context = context
  }

  get = async ({ url, name, domain }: Filter) => {
    const all = await (await this.context()).cookies(url)
    return all
      .filter((cookie) => (!name || cookie.name === name) && (!domain || cookie.domain.endsWith(domain)))
      .map(({ expires, ...cookie }) => ({
        ...cookie,
        session: expires === -1,
        ...(expires !== -1 && { expirationDate: expires }),
      }))
  }

  set = async ({ url, name = '', value = '', domain, path, secure, httpOnly, expirationDate }: NewCookie) => {
    const where = domain ? { domain, path: path ?? '/' } : { url }
    const cookie = { name, value, ...where, secure: secure ?? false, httpOnly: httpOnly ?? false }
    await (await this.context()).addCookies([{ ...cookie, expires: expirationDate ?? -1 }])
  }

  remove = async (url: string, name: string) => {
    await (await this.context()).clearCookies({ name, domain: new URL(url).hostname })
  }

  /** Chromium has no command for it; it writes its cookies while it ends, also when the main process was killed (tested). */
  flushStore = async () => undefined
}

export const createCookies = (context: () => Promise<BrowserContext>) =>
  strict(new HostCookies(context), 'cookies')
