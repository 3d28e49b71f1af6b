import { EVENTS_PATH } from '@seaport/contract/event'

declare global {
  /** Answers to what index.html has asked for, by address. */
  var askedEarly: Map<string, Promise<Response | null>> | undefined
}

/** What is asked for before any module is there: what every page reads, and what those behind the login do: with it the stream of events, so that nothing is missed until the code is there. */
export const EARLY = {
  all: ['/system/config'],
  guarded: [EVENTS_PATH, '/user/permission', '/menu', '/user/info'],
} as const

/** A route: its path, its frame (that of the shell needs a session), the files it loads beside the first one, whether its title is known, and the data that it begins with. */
type FirstRoute = readonly [
  path: string,
  frame: string,
  files: readonly number[],
  headed: 0 | 1,
  asks?: string,
]

/** A route's data as it stands in index.html: what a list asks for first is `~`, and a space stands between two addresses. */
export const inShort = (asks: readonly string[]) => asks.join(' ').replaceAll('?page=1&page_size=20', '~')

/** What index.html knows of the build: names of files are numbers in `files`. */
export interface FirstLoadData {
  readonly files: readonly string[]
  /** What the API's addresses begin with. */
  readonly base: string
  /** Addresses of data below it: what every page reads first, and what those behind the login do. */
  readonly asks: readonly [all: readonly string[], guarded: readonly string[]]
  readonly routes: readonly FirstRoute[]
  /** Of each language: its tag, what it loads, the texts of the frames, and the file of the screens' titles and leads. */
  readonly languages: Readonly<
    Record<
      string,
      readonly [
        tag: string,
        files: readonly number[],
        texts: Readonly<Record<string, string>>,
        headings: string,
      ]
    >
  >
  readonly frames: Readonly<Record<string, string>>
  /** The canvas and what the frames' rules read, in light and dark. */
  readonly themes: readonly [light: string, dark: string]
}

/**
 * Runs in index.html before any module: draws the frame of the address that was asked for, and has everything that it needs fetched at once, data included (asked-early.ts). Written into the page
 * as text, so it stands alone; where it is wrong, only time is lost.
 */
export function firstLoad(
  { files, base, asks, routes, languages, frames, themes }: FirstLoadData,
  askedBy: typeof dataOf,
): void {
  const stored = (name: string) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const find = (path: string) => {
    const parts = path.split('/')
    return routes.find(([route]) => {
      const wanted = route.split('/')
      return (
        wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
      )
    })
  }
  const [asked = '', search] = location.hash.slice(1).split('?')
  const token = stored('token')
  const user = /(?:^|; )user_id=([^;]+)/.exec(document.cookie)?.[1]
  const loggedIn = token && user
  const found = find(asked.length > 1 ? asked : '/dashboard') ?? find('/404')
  const route = found?.[1] === 'shell' && !loggedIn ? find('/login') : found
  const chosen = stored('language') ?? ''
  const lang = chosen === 'ms' ? 'en' : chosen in languages ? chosen : 'cn'
  const language = languages[lang]
  if (!route || !language) return
  document.documentElement.lang = language[0]
  const heading = route[3] && fetch(`/${language[3]}`).then((answer) => answer.json())
  for (const file of new Set([...route[2], ...language[1]])) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${files[file]}`
    document.head.append(link)
  }
  const credentials: Record<string, string> = loggedIn ? { token, user_id: decodeURIComponent(user) } : {}
  const headers = { 'accept-language': language[0], ...credentials }
  const paths = [
    ...asks[0],
    ...(route[1] === 'shell' ? asks[1] : []),
    ...(search ? [] : askedBy(route, asked, lang)),
  ]
  globalThis.askedEarly = new Map(
    paths.map((path) => [base + path, fetch(base + path, { headers }).catch(() => null)]),
  )
  const mode = stored('theme-mode')
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const style = document.createElement('style')
  style.textContent = themes[dark ? 1 : 0]
  const frame = document.createElement('div')
  frame.id = 'first-frame'
  frame.inert = true
  frame.innerHTML = (frames[route[1]] ?? '').replace(/%([\w.]+)%/g, (_, key) => language[2][key] ?? '')
  for (const name of ['header-bg', 'sidebar-bg']) {
    const colour = stored(`theme-${name}`)
    const part = name.split('-')[0] ?? ''
    if (colour && /^#[\da-f]{6}$/i.test(colour))
      frame.style.setProperty(`--seaport${part[0]?.toUpperCase()}${part.slice(1)}Background`, colour)
  }
  document.head.append(style)
  document.body.prepend(frame)
  // The header's numbers want tables that take long to read: they are read once the frame is drawn, while the code is on its way.
  if (route[1] === 'shell') setTimeout(() => new Intl.NumberFormat(language[0]).format(0), 100)
  const title = frame.querySelector('[hidden] > p')
  if (!heading || !title) return
  void heading.then(
    (headings: Record<string, readonly [title: string, lead: string]>) => {
      const [text = '', lead = ''] = headings[route[0]] ?? []
      title.textContent = text
      title.nextElementSibling?.append(lead)
      title.parentElement?.removeAttribute('hidden')
      title.parentElement?.previousElementSibling?.remove()
    },
    () => undefined,
  )
}

/** Addresses of the data that a route begins with, filled in. Written into the page as text too, for `firstLoad` to call. */
export function dataOf([path, , , , asks]: FirstRoute, asked: string, lang: string): readonly string[] {
  if (!asks) return []
  const values: Record<string, () => string | undefined> = {
    id: () => asked.split('/')[path.split('/').indexOf(':id')],
    lang: () => lang,
    zone: () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone),
  }
  try {
    // What was chosen in a list of this window: it then asks for something else.
    if (Object.keys(sessionStorage).some((key) => key.startsWith('list-'))) return []
  } catch {
    // Without storage nothing was chosen.
  }
  return asks
    .replaceAll('~', '?page=1&page_size=20')
    .replace(/:(\w+)/g, (_, name) => values[name]?.() ?? '')
    .split(' ')
}
