import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold'
import { TextBulletListLtrRegular } from '@fluentui/react-icons/svg/text-bullet-list-ltr'
import { TextHeader2LinesRegular } from '@fluentui/react-icons/svg/text-header-2-lines'
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic'
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr'
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote'
import { useT } from '@seaport/i18n/react'
import type { EditorAction } from './EditorToolbar.tsx'
import { type Edit, type Selected, toggleMark, togglePrefix } from './markdown-edits.ts'

/** The toolbar's buttons for Markdown. */
export function useMarkdownActions(
  apply: (make: (selected: Selected) => Edit) => void,
  askLink: () => void,
  disabled: boolean,
): readonly EditorAction[] {
  const t = useT('editor')
  const mark = (marks: string) => () => apply((selected) => toggleMark(selected, marks))
  const prefix = (text: string) => () => apply((selected) => togglePrefix(selected, text))
  const actions: EditorAction[] = [
    { id: 'heading2', label: t('heading2'), icon: <TextHeader2LinesRegular />, run: prefix('## ') },
    { id: 'bold', label: t('bold'), icon: <TextBoldRegular />, divided: true, run: mark('**') },
    { id: 'italic', label: t('italic'), icon: <TextItalicRegular />, run: mark('*') },
    { id: 'code', label: t('code'), icon: <CodeRegular />, run: mark('`') },
    {
      id: 'bullets',
      label: t('bullets'),
      icon: <TextBulletListLtrRegular />,
      divided: true,
      run: prefix('- '),
    },
    { id: 'numbers', label: t('numbers'), icon: <TextNumberListLtrRegular />, run: prefix('1. ') },
    { id: 'quote', label: t('quote'), icon: <TextQuoteRegular />, run: prefix('> ') },
    { id: 'link', label: t('link'), icon: <LinkRegular />, run: askLink },
  ]
  return disabled ? actions.map((action) => ({ ...action, disabled })) : actions
}
