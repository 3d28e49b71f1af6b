import { minify } from '@swc/core'
import { minifySync, type Plugin } from 'vite'

/** Minifies chunks a second time, by swc, which shortens what Vite's own minifier leaves. */
export function minified(): Plugin {
  return {
    name: 'seaport:minified',
    apply: 'build',
    // The bundler prints what comes of both once more, so it does nothing but leave out white space.
    config: () => ({ build: { minify: false, cssMinify: true } }),
    outputOptions: (options) => ({
      ...options,
      minify: { compress: false, mangle: false, codegen: true },
      comments: { annotation: true, jsdoc: false, legal: false },
    }),
    renderChunk: {
      order: 'post',
      async handler(code, { fileName }) {
        const once = minifySync(fileName, code, { module: true }).code
        const { code: twice } = await minify(once, {
          module: true,
          ecma: 2022,
          compress: { ecma: 2022, passes: 3 },
          mangle: true,
        })
        return { code: twice, map: null }
      },
    },
  }
}
