import type { Plugin } from 'vite'

/** Chromium compiles every function of a file that begins so while the file still comes in, on a thread of its own; other browsers read a comment. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Has the browser compile the code before it is called: left to itself it compiles each function at its first call, on the thread that draws the page, and takes it
 * apart a second time for that (decision 0584). It comes after whatever else changes files.
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
