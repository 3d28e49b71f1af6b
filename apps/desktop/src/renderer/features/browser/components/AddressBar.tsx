import { Input } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { isComposing } from '@seaport/ui/input-method'
import { type ReactNode, useState } from 'react'
import { useBrowserStyles } from './useBrowserStyles.ts'

interface AddressBarProps {
  url: string
  disabled: boolean
  onGo: (address: string) => void
}

/** Shows the page's address; typed text is kept until Enter or Escape. */
export function AddressBar({ url, disabled, onGo }: AddressBarProps): ReactNode {
  const t = useT('browser')
  const styles = useBrowserStyles()
  const [written, setWritten] = useState<string>()
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        if (written?.trim()) onGo(written.trim())
        setWritten(undefined)
      }}
    >
      <Input
        size="small"
        style={{ width: '100%' }}
        aria-label={t('address')}
        value={written ?? url}
        disabled={disabled}
        onChange={(_, { value }) => setWritten(value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setWritten(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) setWritten(undefined)
        }}
      />
    </form>
  )
}
