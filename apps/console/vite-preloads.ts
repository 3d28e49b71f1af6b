import type { Plugin, Rolldown } from 'vite'

/**
 * Keeps out of the lists of what to fetch ahead whatever is there already: what the page starts with, and what the fetching chunk itself imports. With a list
 * for each screen their names would outweigh the rest of the routes.
 */
export function leanPreloads(): Plugin {
  let loadedWith: (file: string) => ReadonlySet<string> = () => new Set()
  return {
    name: 'seaport:lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that runs what we build fetches ahead by itself.
          polyfill: false,
          resolveDependencies(file, names, { hostId, hostType }) {
            if (hostType === 'html') return names
            const loaded = loadedWith(hostId)
            const missing = names.filter((name) => !loaded.has(name))
            // What is imported is fetched at that moment anyway.
            return missing.every((name) => name === file) ? [] : missing
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const entries = Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' && one.isEntry ? [one.fileName] : [],
        )
        loadedWith = (file) => closure(bundle, [file, ...entries])
      },
    },
  }
}

/** Files that these import statically, and they themselves. */
function closure(bundle: Rolldown.OutputBundle, files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const reach = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    for (const next of chunk.imports) reach(next)
  }
  for (const file of files) reach(file)
  return found
}
