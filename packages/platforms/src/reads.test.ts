import type {
  FacebookSettings,
  InstagramSettings,
  XSettings,
} from '@seaport/contract/kernel/network-settings.schema'
import { expect, test } from 'vitest'
import { graphSources } from './graph/sources.ts'
import { playGraphRead, playXRead } from './test-support/play-reads.ts'
import { sources } from './x/sources.ts'

const facebook = { network: 'facebook', web_base: 'https://www.facebook.com' } as FacebookSettings
const instagram = { network: 'instagram', web_base: 'https://www.instagram.com' } as InstagramSettings
const byFacebook: InstagramSettings = { ...instagram, login: 'facebook' }
const byItself: InstagramSettings = { ...instagram, login: 'instagram' }

/** Targets of each kind, as people write them. */
const ofGraph = [
  ['Facebook', facebook, { collect_homepage: ['https://www.facebook.com/tea.house'] }],
  ['Facebook', facebook, { collect_commenters: ['104_2', 'https://www.facebook.com/tea.house/posts/17'] }],
  ['Facebook', facebook, { collect_keywords: ['trà sen'] }],
  ['Instagram', byFacebook, { collect_homepage: ['@other_tea', '17'] }],
  ['Instagram', byFacebook, { collect_commenters: ['17901234567890123', 'https://www.instagram.com/p/7/'] }],
  ['Instagram', byFacebook, { collect_keywords: ['#Trà Sen'] }],
  ['Instagram', byItself, { collect_homepage: ['17'], collect_commenters: ['17901234567890123'] }],
] as const

test('what Facebook and Instagram are asked for people, and what is made of their answers', async () => {
  const lines: string[] = []
  for (const [brand, settings, targets] of ofGraph)
    for (const [kind, written] of Object.entries(targets))
      for (const target of written) {
        const by = 'login' in settings ? `, by the login of ${settings.login}` : ''
        const source = graphSources[brand][kind as keyof (typeof graphSources)['Facebook']]
        lines.push(`== ${brand}${by}: ${kind} ${target}`, ...(await playGraphRead(source, settings, target)))
      }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/reads-graph.txt')
})

const x = { network: 'x', web_base: 'https://x.com' } as XSettings
const linkOf = (kind: string) => {
  if (kind === 'collect_keywords') return 'tea lovers'
  return /likers|sharers|commenters/.test(kind) ? 'https://x.com/tra_sen/status/9' : 'https://x.com/tra_sen'
}

test('what X is asked for people, and what is made of its answers', async () => {
  const lines: string[] = []
  for (const [kind, source] of Object.entries(sources))
    lines.push(`== ${kind} ${linkOf(kind)}`, ...(await playXRead(source, x, linkOf(kind))))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('records/reads-x.txt')
})
