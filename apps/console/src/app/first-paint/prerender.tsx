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
      return media ? `@media ${media}{${rules}}` : rules
    })
    .join('')
  return { frames, css }
}

interface StyleProps {
  media?: string
  dangerouslySetInnerHTML: { __html: string }
}
