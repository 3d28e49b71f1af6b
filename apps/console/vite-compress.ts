import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compressible files; the rest of a build is pictures. */
const TEXT = /\.(?:js|css|html|svg|json)$/

/** Writes Brotli and gzip files beside each file of the build, at maximum level, so that the server need not compress. */
export function compressed(): Plugin {
  return {
    name: 'seaport:compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((name) => TEXT.test(name) && !name.startsWith('.'))
        for (const file of files) compress(join(dir, file))
      },
    },
  }
}

/** A variant that is no smaller is skipped: the server then sends the file itself. */
function compress(file: string): void {
  const content = readFileSync(file)
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    },
  })
  for (const [ending, smaller] of [
    ['br', brotli],
    ['gz', gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
  ] as const)
    if (smaller.length < content.length) writeFileSync(`${file}.${ending}`, smaller)
}
