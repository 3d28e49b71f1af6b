import type { Plugin } from 'vite'

/** Chromium compiles every function of a file that begins so while the file still comes in, on a thread of its own; other browsers read a comment. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Makes Chromium compile a chunk off the main thread while it is downloaded. Otherwise each function is compiled, and parsed a second time, at its first call on
 * the main thread. Must run after all plugins that change files.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'seaport:compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `${COMPILED_AHEAD}\n${file.code}`
      },
    },
  }
}
