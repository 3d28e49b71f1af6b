import * as translation from '@seaport/contract/work/translation'
import { newId } from '../../kernel/id.ts'
import { TRANSLATION_KEY } from '../translation-services.ts'
import type { Home } from './home.ts'
import { type Stop, stop } from './stop.ts'

const settings = ({ translationUrl }: Home) => ({
  body: { provider: 'libretranslate' as const, url: translationUrl, key: TRANSLATION_KEY },
})
export const setUp = (home: Home) =>
  home.server.call(translation.putTranslationConfig, settings(home), home.owner)

/** Translation and its settings. */
export const translationStops: Stop[] = [
  stop(translation.getTranslation, () => ({})),
  stop(translation.translateTexts, async (home) => {
    await setUp(home)
    return { body: { texts: [newId()], to: 'en' } }
  }),
  stop(translation.getTranslationConfig, () => ({})),
  stop(translation.putTranslationConfig, settings),
  stop(translation.testTranslationConfig, async (home) => {
    await setUp(home)
    return { body: { to: 'en' } }
  }),
]
