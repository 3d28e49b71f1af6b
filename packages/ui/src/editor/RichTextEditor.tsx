import { mergeClasses } from '@fluentui/react-components'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { TextEditorProps } from './editor.types.ts'
import { LinkBar } from './LinkBar.tsx'
import { isLinkAddress } from './link-address.ts'
import { sanitise } from './sanitise.ts'
import { useControl } from './useControl.ts'
import { useEditorStyles } from './useEditorStyles.ts'
import { useRichTextActions } from './useRichTextActions.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    // Tiptap would append an empty paragraph after a heading.
    trailingNode: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
  }),
]

/** @returns pasted HTML with each row of a table as a paragraph: this editor has no tables, and cells and rows would run together */
function tablesAsLines(html: string): string {
  if (!/<table/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = document.createElement('p')
      line.textContent = Array.from(row.cells, (cell) => cell.textContent.trim()).join(' ')
      return line
    })
    table.replaceWith(...lines)
  }
  return body.innerHTML
}

/** @param attributes of the text, as JSON */
function propsWith(attributes: string) {
  return { attributes: JSON.parse(attributes), transformPastedHTML: tablesAsLines }
}

/** Rich-text editor. Takes and returns sanitised HTML. */
export function RichTextEditor(props: TextEditorProps): ReactNode {
  const { value, disabled = false, onChange, onBlur } = props
  const { id, aria } = useControl()
  const given = useRef(value)
  // Serialised, because the object is new at every render.
  const attributes = JSON.stringify({ ...aria, id, role: 'textbox', 'aria-multiline': 'true' })
  const notifyChange = useEffectEvent((html: string) => {
    given.current = html
    onChange(html)
  })
  const leave = useEffectEvent(() => onBlur?.())
  // Tiptap gives the editor of a hidden tab up, and makes another when the tab is shown: between the two there is none.
  const editor: Editor | null = useEditor({
    extensions,
    content: sanitise(value),
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: now }) => notifyChange(now.isEmpty ? '' : sanitise(now.getHTML())),
    onBlur: () => leave(),
    editorProps: propsWith(attributes),
  })
  return editor && <ShownEditor {...{ editor, id, attributes, given, value, disabled }} />
}

interface ShownEditorProps {
  editor: Editor
  id: string
  /** Of the text, as JSON. */
  attributes: string
  /** What was told, or shown, last. */
  given: RefObject<string>
  value: string
  disabled: boolean
}

function ShownEditor({ editor, id, attributes, given, value, disabled }: ShownEditorProps): ReactNode {
  const styles = useEditorStyles()
  const [asksLink, setAsksLink] = useState(false)
  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    // Changed from outside (a reset, another record).
    if (value === given.current) return
    given.current = value
    editor.commands.setContent(sanitise(value), { emitUpdate: false })
  }, [editor, value, given])
  useEffect(() => {
    editor.setOptions({ editorProps: propsWith(attributes) })
  }, [editor, attributes])
  const actions = useRichTextActions(editor, disabled, () => setAsksLink(true))
  const finish = () => {
    setAsksLink(false)
    editor.commands.focus()
  }
  return (
    <div className={mergeClasses(styles.root, disabled && styles.disabled)}>
      <EditorToolbar controls={id} actions={actions} />
      {asksLink && (
        <LinkBar
          address={String(editor.getAttributes('link').href ?? '')}
          onSet={(href) => {
            editor.chain().extendMarkRange('link').setLink({ href }).run()
            finish()
          }}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run()
            finish()
          }}
          onClose={finish}
        />
      )}
      <EditorContent editor={editor} className={mergeClasses(styles.prose, styles.page)} />
    </div>
  )
}
