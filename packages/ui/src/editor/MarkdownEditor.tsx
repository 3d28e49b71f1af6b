import { Button, mergeClasses } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useRef, useState } from 'react'
import { EditorToolbar } from './EditorToolbar.tsx'
import type { TextEditorProps } from './editor.types.ts'
import { LinkBar } from './LinkBar.tsx'
import { MarkdownView } from './MarkdownView.tsx'
import { type Edit, insertLink, type Selected } from './markdown-edits.ts'
import { useControl } from './useControl.ts'
import { useEditorStyles } from './useEditorStyles.ts'
import { useMarkdownActions } from './useMarkdownActions.tsx'

interface MarkdownEditorProps extends TextEditorProps {
  name?: string
  rows?: number | undefined
}

/** A text area for Markdown with formatting buttons and a preview. */
export function MarkdownEditor({
  value,
  disabled = false,
  onChange,
  rows = 10,
  name,
  onBlur,
}: MarkdownEditorProps): ReactNode {
  const t = useT('editor')
  const styles = useEditorStyles()
  const { id, aria } = useControl()
  const area = useRef<HTMLTextAreaElement>(null)
  const [preview, setPreview] = useState(false)
  const [asksLink, setAsksLink] = useState(false)
  const apply = (make: (selected: Selected) => Edit) => {
    const text = area.current
    if (!text) return
    const edit = make({ text: text.value, from: text.selectionStart, to: text.selectionEnd })
    text.focus()
    text.setSelectionRange(edit.from, edit.to)
    replaceSelection(text, edit.insert)
    text.setSelectionRange(...edit.select)
    onChange(text.value)
  }
  const actions = useMarkdownActions(apply, () => setAsksLink(true), disabled || preview)
  return (
    <div className={mergeClasses(styles.root, disabled && styles.disabled)}>
      <div className={styles.head}>
        <EditorToolbar controls={id} actions={actions} />
        <Button
          className={styles.switch}
          size="small"
          appearance="subtle"
          icon={preview ? <EditRegular /> : <EyeRegular />}
          onClick={() => setPreview(!preview)}
        >
          {preview ? t('write') : t('preview')}
        </Button>
      </div>
      {asksLink && !preview && (
        <LinkBar
          address=""
          onSet={(address) => {
            setAsksLink(false)
            apply((selected) => insertLink(selected, address))
          }}
          onRemove={() => setAsksLink(false)}
          onClose={() => {
            setAsksLink(false)
            area.current?.focus()
          }}
        />
      )}
      {preview && (
        <div className={styles.page}>
          <MarkdownView source={value} />
        </div>
      )}
      <textarea
        {...aria}
        name={name}
        onBlur={onBlur}
        ref={area}
        id={id}
        hidden={preview}
        className={styles.area}
        rows={rows}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Replaces the selection by `execCommand`, the only way that keeps the browser's undo history. */
function replaceSelection(area: HTMLTextAreaElement, text: string): void {
  const written = document.execCommand?.('insertText', false, text)
  if (!written) area.setRangeText(text)
}
