import { createServer } from 'vite'

/** What a visit of a screen loads, and how much it counts. */
export interface Visit {
  readonly path: string
  readonly layout: 'page' | 'shell'
  /** Modules that are fetched by themselves, by the end of their path. */
  readonly entries: readonly string[]
  readonly namespaces: readonly string[]
  /** Whether an illustration stands beside the page. */
  readonly illustration: boolean
  readonly weight: number
  /** Namespace of its title and lead. */
  readonly heading?: string | undefined
}

/** What is fetched on every visit, and what each layout fetches besides. */
const ALWAYS = ['/console/index.html', '/shared/config/system-config.ts']
const LAYOUT = {
  page: ['/app/page/PageFrame.tsx'],
  shell: [
    '/app/shell/Shell.tsx',
    '/app/shell/ask-ahead.ts',
    '/app/shell/ImpersonationBanner.tsx',
    '/app/live/subscribe.ts',
    '/shared/menu/menu-icons.tsx',
  ],
}
const MESSAGES = ['common', 'ui', 'shell', 'console', 'screen', 'validation']
const LAYOUT_MESSAGES = { page: ['page'], shell: ['header'] }
/** What screens fetch as soon as they are seen. */
const AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    '/charts/BarsChart.tsx',
    '/dashboard/components/Rankings.tsx',
    '/dashboard/components/RecentPeople.tsx',
    '/dashboard/components/RunningTasks.tsx',
  ],
  '/userManagement/:id': ['/admin-user/components/UserTabs.tsx'],
  '/task/:id': ['/task/components/RepeatCard.tsx'],
  '/download': ['/version/components/ReleasesSection.tsx', '/version/components/VersionsSection.tsx'],
  '/feedback': ['/feedback/components/FeedbackForm.tsx', '/feedback/components/OwnFeedback.tsx'],
  '/notification-user': ['/editor/CleanMarkdown.tsx'],
  '/update-log': ['/editor/CleanMarkdown.tsx'],
  '/antiScam': ['/anti-scam/components/Lookup.tsx'],
  '/configManagement': ['/config/components/SystemSection.tsx'],
}

interface Screen {
  readonly path: string
  readonly layout: 'page' | 'shell'
  readonly namespaces: readonly string[]
  readonly illustration?: boolean
  readonly heading?: string
  readonly load: () => unknown
}

/** Reads the console's own list of its screens. */
export async function readVisits(root: string): Promise<Visit[]> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { screens } = (await vite.ssrLoadModule('/src/app/screens.ts')) as { screens: readonly Screen[] }
    return screens.map(({ path, layout, namespaces, illustration = false, heading, load }) => {
      const module = /["'](\/src\/[^"']+)["']/.exec(String(load))?.[1]
      if (!module) throw new Error(`The screen of ${path} does not say which module it loads`)
      return {
        path,
        layout,
        entries: [...ALWAYS, ...LAYOUT[layout], module, ...(AT_ONCE[path] ?? [])],
        namespaces: [...MESSAGES, ...LAYOUT_MESSAGES[layout], ...namespaces],
        illustration,
        heading,
        weight: weightOf(path),
      }
    })
  } finally {
    await vite.close()
  }
}

/** Pages that demonstrate parts, and those where people look for help. */
const SELDOM = /^\/(?:demo|antiScam|feedback|plan$|officialChannels)/

/** Screens whose code would be cut into many files if they counted like any other. */
const LARGE: Readonly<Record<string, number>> = { '/task/new': 3, '/resource': 2, '/turnover-user': 2 }

/** Where most visits begin counts most; where they lead seldom counts least. */
function weightOf(path: string): number {
  if (path === '/login') return 2_000
  if (path === '/dashboard') return 400
  if (LARGE[path]) return LARGE[path]
  return SELDOM.test(path) ? 0.5 : 1
}
