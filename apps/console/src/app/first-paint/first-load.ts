declare global {
  /** Answers to what index.html has asked for, by address. */
  var askedEarly: Map<string, Promise<Response | null>> | undefined
}

/** What is asked for before any module is there: what every page reads, and what those behind the login do besides (ask-ahead.ts). */
export const EARLY = {
  all: ['/system/config'],
  guarded: ['/user/permission', '/menu', '/user/info'],
} as const

/** What index.html knows of the build: names of files are numbers in `files`. */
export interface FirstLoadData {
  readonly files: readonly string[]
  /** Addresses of data: what every page reads first, and what those behind the login do. */
  readonly asks: readonly [all: readonly string[], guarded: readonly string[]]
  /** Of each route: its path, its frame, whether it needs a session, and what it loads. */
  readonly routes: readonly (readonly [
    path: string,
    frame: string,
    guarded: 0 | 1,
    files: readonly number[],
    headed?: 0 | 1,
  ])[]
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
export function firstLoad({ files, asks, routes, languages, frames, themes }: FirstLoadData): void {
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
  const asked = location.hash.slice(1).split('?')[0] ?? ''
  const token = stored('token')
  const user = /(?:^|; )user_id=([^;]+)/.exec(document.cookie)?.[1]
  const loggedIn = token && user
  const found = find(asked.length > 1 ? asked : '/dashboard') ?? find('/404')
  const route = found?.[2] && !loggedIn ? find('/login') : found
  const chosen = stored('language') ?? ''
  const language = languages[chosen === 'ms' ? 'en' : chosen] ?? languages.cn
  if (!route || !language) return
  document.documentElement.lang = language[0]
  const heading = route[4] && fetch(`/${language[3]}`).then((answer) => answer.json())
  for (const file of new Set([...route[3], ...language[1]])) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${files[file]}`
    document.head.append(link)
  }
  const credentials: Record<string, string> = loggedIn ? { token, user_id: decodeURIComponent(user) } : {}
  const headers = { 'accept-language': language[0], ...credentials }
  globalThis.askedEarly = new Map(
    [...asks[0], ...(route[2] ? asks[1] : [])].map((path) => [
      path,
      fetch(path, { headers }).catch(() => null),
    ]),
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
