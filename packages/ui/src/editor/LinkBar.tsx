import { Button, Field, Input } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { isComposing } from '../input-method/input-method.ts'
import { Row } from '../layout/Row.tsx'
import { isLinkAddress } from './link-address.ts'
import { useEditorStyles } from './useEditorStyles.ts'

interface LinkBarProps {
  address: string
  onSet: (address: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Address field of a link, under the toolbar. Not a form: the editor may be inside one. */
export function LinkBar({ address, onSet, onRemove, onClose }: LinkBarProps): ReactNode {
  const t = useT('editor')
  const styles = useEditorStyles()
  const [text, setText] = useState(address || 'https://')
  const [wrong, setWrong] = useState(false)
  const set = () => (isLinkAddress(text.trim()) ? onSet(text.trim()) : setWrong(true))
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      set()
    }
    if (event.key === 'Escape') {
      // Handled here, so that a surrounding dialog stays open.
      event.preventDefault()
      onClose()
    }
  }
  return (
    <Row align="end" className={styles.linkBar}>
      <Field
        className={styles.linkField}
        size="small"
        label={t('linkAddress')}
        validationMessage={wrong ? t('linkWrong') : undefined}
      >
        <Input
          size="small"
          type="url"
          autoFocus
          value={text}
          onChange={(_, { value }) => {
            setText(value)
            setWrong(false)
          }}
          onKeyDown={press}
        />
      </Field>
      <Button size="small" appearance="primary" onClick={set}>
        {t('linkSet')}
      </Button>
      {address && (
        <Button size="small" onClick={onRemove}>
          {t('linkRemove')}
        </Button>
      )}
    </Row>
  )
}
