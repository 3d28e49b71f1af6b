import { readFileSync } from 'node:fs'
import { LANGS, type Lang, toTag } from '@seaport/i18n/lang'
import type { Plugin } from 'vite'

/**
 * What the program calls that the oldest browsers lack: with these, Chrome 117, Firefox 125 and Safari 17.4 have the rest too. In the words of any browser,
 * since one that can't read a script shows nothing.
 */
const needed = ['Map.groupBy', 'AbortSignal.any', 'Intl.Segmenter']

/**
 * A browser that is too old for the program, or has scripts turned off, would show an empty page. It shows this text in every language instead: which one
 * was chosen is known to the program alone. Without its container the program does not begin.
 */
export function oldBrowserNotice(): Plugin {
  const exists = needed.map((name) => `self.${name.split('.')[0]} && ${name}`).join(' && ')
  return {
    name: 'seaport:old-browser-notice',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: {
          id: 'old-browser',
          hidden: true,
          style: 'max-width: 40em; margin: 3em auto; padding: 0 1em',
        },
        children: LANGS.map((lang) => ({ tag: 'p', attrs: { lang: toTag(lang) }, children: textIn(lang) })),
        injectTo: 'body',
      },
      {
        tag: 'noscript',
        children: '<style>#old-browser { display: block !important }</style>',
        injectTo: 'body',
      },
      {
        tag: 'script',
        children: `if (!(${exists})) {
  document.getElementById('root').id = ''
  document.getElementById('old-browser').hidden = false
}`,
        injectTo: 'body',
      },
    ],
  }
}

function textIn(lang: Lang): string {
  const path = new URL(`../../packages/i18n/locales/${lang}/login.json`, import.meta.url)
  const { oldBrowser: text }: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  return text ?? ''
}
