import type { Plugin, Rolldown } from 'vite'

const TOKENS = /\/@fluentui\/tokens\//
const NAME = /\bcolor[A-Z]\w+/g

interface ReadTokens {
  /** Notes in the build that makes the plan which colours are read. */
  readonly note: Plugin
  /** Leaves the others out of Fluent's themes in the build that is written. */
  readonly leanThemes: Plugin
}

/**
 * Fluent's themes hold some three hundred colours in light and dark, of which its components here and our own styles read a third. Its palettes it makes when a
 * page starts, from fifty colours in thirteen shades; they are written as what comes of it.
 */
export function readTokens(): ReadTokens {
  const read = new Set<string>()
  return {
    note: {
      name: 'seaport:note-tokens',
      generateBundle(_, bundle) {
        for (const token of tokensIn(bundle)) read.add(token)
      },
    },
    leanThemes: {
      name: 'seaport:lean-themes',
      apply: 'build',
      transform: {
        filter: { id: /\/@fluentui\/tokens\/lib\/alias\/(?:light|dark)Color(?:Palette)?\.js$/ },
        async handler(code, id) {
          if (!id.endsWith('Palette.js')) return { code: onlyRead(code, read), map: null }
          const palettes = (await import(id)) as Record<string, Readonly<Record<string, string>>>
          const lines = Object.entries(palettes).map(([name, tokens]) => {
            const kept = Object.entries(tokens).filter(([token]) => read.has(token))
            return `export const ${name} = ${JSON.stringify(Object.fromEntries(kept))}`
          })
          return { code: lines.join('\n'), map: null }
        },
      },
      generateBundle(_, bundle) {
        const missing = tokensIn(bundle).filter((token) => !read.has(token))
        if (missing.length > 0) this.error(`These colours are read, but were left out: ${missing.join(', ')}`)
      },
    },
  }
}

/** Colours that are named anywhere but where Fluent's themes are made. */
function tokensIn(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { code }]) =>
          TOKENS.test(id) ? [] : (code?.match(NAME) ?? []),
        )
      : [],
  )
}

/** Fluent writes one colour to a line. */
export function onlyRead(code: string, read: ReadonlySet<string>): string {
  return code.replaceAll(/^ *(color[A-Z]\w+): .+\n/gm, (line, token) => (read.has(token) ? line : ''))
}
