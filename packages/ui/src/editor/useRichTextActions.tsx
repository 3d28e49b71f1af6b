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
import type { ReactElement } from 'react'
import type { EditorAction } from './EditorToolbar.tsx'

type Mark = Exclude<keyof ReturnType<typeof useMarks>, 'canUndo' | 'canRedo'>

/** The toolbar's buttons for rich text. */
export function useRichTextActions(
  editor: Editor,
  disabled: boolean,
  askLink: () => void,
): readonly EditorAction[] {
  const t = useT('editor')
  const on = useMarks(editor)
  const chain = () => editor.chain().focus()
  const toggle = (id: Mark, icon: ReactElement, run: () => void, divided = false): EditorAction => ({
    id,
    label: t(id),
    icon,
    pressed: on[id],
    divided,
    run,
  })
  const actions: EditorAction[] = [
    toggle('heading2', <TextHeader2LinesRegular />, () => chain().toggleHeading({ level: 2 }).run()),
    toggle('heading3', <TextHeader3LinesRegular />, () => chain().toggleHeading({ level: 3 }).run()),
    toggle('bold', <TextBoldRegular />, () => chain().toggleBold().run(), true),
    toggle('italic', <TextItalicRegular />, () => chain().toggleItalic().run()),
    toggle('underline', <TextUnderlineRegular />, () => chain().toggleUnderline().run()),
    toggle('strike', <TextStrikethroughRegular />, () => chain().toggleStrike().run()),
    toggle('bullets', <TextBulletListLtrRegular />, () => chain().toggleBulletList().run(), true),
    toggle('numbers', <TextNumberListLtrRegular />, () => chain().toggleOrderedList().run()),
    toggle('quote', <TextQuoteRegular />, () => chain().toggleBlockquote().run()),
    toggle('code', <CodeRegular />, () => chain().toggleCode().run()),
    toggle('link', <LinkRegular />, askLink),
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

/** Formats at the cursor, and whether undo and redo are possible. */
function useMarks(editor: Editor) {
  return useEditorState({
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
}
