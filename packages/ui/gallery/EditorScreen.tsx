import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useState } from 'react'
import { MarkdownField } from '../src/editor/MarkdownField.tsx'
import { MarkdownView } from '../src/editor/MarkdownView.tsx'
import { RichTextField } from '../src/editor/RichTextField.tsx'
import { RichTextView } from '../src/editor/RichTextView.tsx'
import { Page, PageCard } from '../src/page/Page.tsx'
import { words } from './words.ts'

const HTML =
  '<h2>Seaport 1.2</h2><p>New: <strong>port board</strong>, <em>quiet hours</em>, <a href="https://seaport.test">more</a>.</p><ul><li><p>X</p></li><li><p>Facebook</p></li></ul><blockquote><p>Fair seas.</p></blockquote>'
const MARKDOWN =
  '## Seaport\n\n1. **Buy ports**\n2. Create a `seat`\n\n> One port per account or task.\n\n| Plan | Ports |\n| --- | --- |\n| Standard | 5 |\n\nSee https://seaport.test'

function useField(name: string, initial: string) {
  const [value, set] = useState(initial)
  return { name, value, set, leave: () => {}, error: value ? undefined : '…', disabled: false }
}

export function EditorScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const rich = useField('rich', HTML)
  const markdown = useField('markdown', MARKDOWN)
  return (
    <Page title={word.editor}>
      <PageCard title={word.content}>
        <RichTextField field={rich} label={word.content} hint={word.dashboard} required />
        <RichTextView html={rich.value} />
      </PageCard>
      <PageCard title={word.guide}>
        <MarkdownField field={markdown} label={word.guide} required />
        <MarkdownView source={markdown.value} />
      </PageCard>
      <PageCard title={word.states}>
        <MarkdownField field={{ ...markdown, name: 'locked', disabled: true }} label={word.form} rows={3} />
        <MarkdownView source="" />
      </PageCard>
    </Page>
  )
}
