import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold'
import { TextBulletListLtrRegular } from '@fluentui/react-icons/svg/text-bullet-list-ltr'
import { TextHeader2LinesRegular } from '@fluentui/react-icons/svg/text-header-2-lines'
import { TextHeader3LinesRegular } from '@fluentui/react-icons/svg/text-header-3-lines'
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic'
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr'
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote'
import { TextStrikethroughRegular } from '@fluentui/react-icons/svg/text-strikethrough'
import { TextUnderlineRegular } from '@fluentui/react-icons/svg/text-underline'
import { useT } from '@seaport/i18n/react'
import { type Editor, useEditorState } from '@tiptap/react'
import type { EditorAction } from './EditorToolbar.tsx'

/** The toolbar's buttons, pressed as the text under the cursor is. */
export function useRichTextActions(
  editor: Editor,
  disabled: boolean,
  askLink: () => void,
): readonly EditorAction[] {
  const t = useT('editor')
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      code: now.isActive('code'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const actions: EditorAction[] = [
    {
      id: 'heading2',
      label: t('heading2'),
      icon: <TextHeader2LinesRegular />,
      pressed: on.heading2,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'heading3',
      label: t('heading3'),
      icon: <TextHeader3LinesRegular />,
      pressed: on.heading3,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      id: 'bold',
      label: t('bold'),
      icon: <TextBoldRegular />,
      pressed: on.bold,
      divided: true,
      run: () => chain().toggleBold().run(),
    },
    {
      id: 'italic',
      label: t('italic'),
      icon: <TextItalicRegular />,
      pressed: on.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      id: 'underline',
      label: t('underline'),
      icon: <TextUnderlineRegular />,
      pressed: on.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      id: 'strike',
      label: t('strike'),
      icon: <TextStrikethroughRegular />,
      pressed: on.strike,
      run: () => chain().toggleStrike().run(),
    },
    {
      id: 'bullets',
      label: t('bullets'),
      icon: <TextBulletListLtrRegular />,
      pressed: on.bullets,
      divided: true,
      run: () => chain().toggleBulletList().run(),
    },
    {
      id: 'numbers',
      label: t('numbers'),
      icon: <TextNumberListLtrRegular />,
      pressed: on.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      id: 'quote',
      label: t('quote'),
      icon: <TextQuoteRegular />,
      pressed: on.quote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      id: 'code',
      label: t('code'),
      icon: <CodeRegular />,
      pressed: on.code,
      run: () => chain().toggleCode().run(),
    },
    { id: 'link', label: t('link'), icon: <LinkRegular />, pressed: on.link, run: askLink },
    {
      id: 'undo',
      label: t('undo'),
      icon: <ArrowUndoRegular />,
      disabled: !on.canUndo,
      divided: true,
      run: () => chain().undo().run(),
    },
    {
      id: 'redo',
      label: t('redo'),
      icon: <ArrowRedoRegular />,
      disabled: !on.canRedo,
      run: () => chain().redo().run(),
    },
  ]
  return disabled ? actions.map((action) => ({ ...action, disabled: true })) : actions
}
