import MarkdownIt from 'markdown-it'
import { sanitise } from './sanitise.ts'

const markdown = MarkdownIt({ html: false, linkify: true, breaks: true }).disable('image')

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/**
 * CommonMark finds the end of bold words by the spaces around signs, and Chinese is written without: after `**注意：**请` the stars would stay. Beside a
 * Chinese letter, marks open before anything but a space, and close after it.
 */
markdown.inline.State = class extends markdown.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const found = super.scanDelims(start, canSplitWord)
    if (!canSplitWord) return found
    const last = [...this.src.slice(0, start).slice(-2)].at(-1) ?? ' '
    const next = [...this.src.slice(start + found.length, start + found.length + 2)].at(0) ?? ' '
    return {
      ...found,
      can_open: found.can_open || (WIDE.test(last) && next.trim() !== ''),
      can_close: found.can_close || (WIDE.test(next) && last.trim() !== ''),
    }
  }
}

/** Markdown (CommonMark and tables) as clean HTML. HTML in the source is shown as text, pictures as links. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.render(source))
}
