import MarkdownIt from 'markdown-it'
import { sanitise } from './sanitise.ts'

const markdown = MarkdownIt({ html: false, linkify: true, breaks: true }).disable('image')

/** Markdown (CommonMark and tables) as clean HTML. HTML in the source is shown as text, pictures as links. */
export function renderMarkdown(source: string): string {
  return sanitise(markdown.render(source))
}
