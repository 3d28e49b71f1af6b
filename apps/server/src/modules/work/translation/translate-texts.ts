import type { TargetLanguage } from '@seaport/contract/work/translation.schema'
import { keptIn, mark, requireKept, unmark } from './markup.ts'
import type { Send, ServiceAccess, Translated } from './provider.ts'
import { services } from './services.ts'

/**
 * Translates texts line by line, so that paragraphs are kept whatever a service does with line breaks.
 * @throws TranslationError with the reason
 */
export async function translateAll(
  access: ServiceAccess,
  texts: readonly string[],
  to: TargetLanguage,
  send: Send,
): Promise<Translated> {
  const service = services[access.provider]
  const lines = texts.map((text) => text.split(/(\r?\n)/))
  const segments = lines.flat().flatMap((part) => part.trim() || [])
  const translated: string[] = []
  let from: string | null = null
  for (let at = 0; at < segments.length; at += service.mostTexts) {
    const part = segments.slice(at, at + service.mostTexts)
    const marked = part.some((words) => keptIn(words).length > 0)
    const sent = marked ? part.map((words) => mark(words, service.keep)) : part
    const answer = await service.translate(access, { texts: sent, to, marked }, send)
    from ??= answer.from
    for (const [index, words] of part.entries()) {
      const received = answer.texts[index] ?? ''
      const translation = marked ? unmark(received, service.keep) : received
      requireKept(words, translation)
      translated.push(translation)
    }
  }
  const next = translated.values()
  const fill = (part: string) =>
    part.trim() ? part.replace(part.trim(), () => next.next().value ?? '') : part
  return { texts: lines.map((parts) => parts.map(fill).join('')), from }
}
