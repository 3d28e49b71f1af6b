import type { TranslationProvider } from '@seaport/contract/work/translation.schema'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { libretranslate } from './libretranslate.ts'
import type { TranslationService } from './provider.ts'

/** Every service that an operator can set up. */
export const services: Readonly<Record<TranslationProvider, TranslationService>> = {
  deepl,
  google,
  libretranslate,
}
