import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@griffel/react'
import { ShellSkeleton } from '@seaport/ui/shell-skeleton'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageSkeleton } from './PageSkeleton.tsx'

/** The frames that a visit may begin with, and the rules that they are styled by. */
export interface FirstFrames {
  readonly frames: Readonly<Record<FrameName, string>>
  readonly css: string
}

export type FrameName = 'page' | 'illustrated' | 'shell'

/** Renders the frames to plain HTML. The build calls it, and writes both into index.html. */
export function prerender(): FirstFrames {
  const renderer = createDOMRenderer()
  const render = (frame: React.ReactNode) =>
    renderToStaticMarkup(<RendererProvider renderer={renderer}>{frame}</RendererProvider>)
  const frames = {
    page: render(<PageSkeleton illustration={false} />),
    illustrated: render(<PageSkeleton illustration />),
    shell: render(<ShellSkeleton />),
  }
  // Media queries stand on the style element, and the text around its rules.
  const css = renderToStyleElements(renderer)
    .map((element) => {
      const { media, dangerouslySetInnerHTML } = element.props as StyleProps
      const rules = dangerouslySetInnerHTML.__html
      // Those of nested queries bring theirs along.
      return media && !rules.startsWith('@media') ? `@media ${media}{${rules}}` : rules
    })
    .join('')
  return withShortNames(frames, css)
}

/** Classes are named by hashes, which compress badly; the frames need no names but their own, and none for what has no rule. */
export function withShortNames(frames: FirstFrames['frames'], css: string): FirstFrames {
  const CLASS = /\.([a-z_][\w-]*)(?=[^{}]*\{)/gi
  const names = new Map<string, string>()
  const short = (name: string) => {
    const known = names.get(name) ?? `x${names.size.toString(36)}`
    names.set(name, known)
    return known
  }
  const renamed = css.replaceAll(CLASS, (_, name: string) => `.${short(name)}`)
  const inFrame = (html: string) =>
    html.replaceAll(/ class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(' ').flatMap((name) => names.get(name) ?? [])
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
  return {
    css: renamed,
    frames: {
      page: inFrame(frames.page),
      illustrated: inFrame(frames.illustrated),
      shell: inFrame(frames.shell),
    },
  }
}

interface StyleProps {
  media?: string
  dangerouslySetInnerHTML: { __html: string }
}
