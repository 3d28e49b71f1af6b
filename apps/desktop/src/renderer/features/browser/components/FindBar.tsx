import { Button, Input } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { AccountTab } from '@seaport/contract/desktop/ipc-tabs.schema'
import { useT } from '@seaport/i18n/react'
import { isComposing, typing } from '@seaport/ui/input-method'
import { type ReactNode, useState } from 'react'
import { tell } from '../../../shared/seaport.ts'
import { useBrowserStyles } from './useBrowserStyles.ts'

interface FindBarProps {
  id: string
  found: AccountTab['found'] | undefined
  onClose: () => void
}

/** Finds a text in the page: Enter moves to the next match, Escape ends it. */
export function FindBar({ id, found, onClose }: FindBarProps): ReactNode {
  const t = useT('browser')
  const common = useT('common')
  const styles = useBrowserStyles()
  const [text, setText] = useState('')
  const find = (wanted: string, again: boolean) => tell('tab.find', { id, text: wanted, again })
  const close = () => {
    find('', false)
    onClose()
    tell('tab.act', { id, action: 'focus' })
  }
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault()
        find(text, true)
      }}
    >
      <Input
        autoFocus
        size="small"
        maxLength={200}
        aria-label={t('find')}
        placeholder={t('find')}
        value={text}
        {...typing(setText, (typed) => find(typed, false))}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) close()
        }}
      />
      <span className={styles.quiet} role="status">
        {text !== '' && found && t('foundOf', { active: found.active, total: found.matches })}
      </span>
      <Button
        appearance="subtle"
        size="small"
        icon={<DismissRegular />}
        aria-label={common('close')}
        onClick={close}
      />
    </form>
  )
}
