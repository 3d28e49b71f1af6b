import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useT } from '@seaport/i18n/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps {
  text: string
  /** A visible label; without one the button is an icon. */
  label?: string
  /** Accessible name with the copied item: "Copy order number". */
  name?: string
  /** Larger and more visible, where copying is what the screen is about. */
  size?: 'small' | 'medium'
  appearance?: 'subtle' | 'secondary' | 'primary'
}

/** How long the button shows success, in ms. */
const SHOWN_FOR = 2500

/** Copies a text and shows the result in a notice. */
export function CopyButton({ text, label, name, ...buttonProps }: CopyButtonProps): ReactNode {
  const t = useT('ui')
  const copy = useCopy()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  const accessibleName = name ?? (label ? undefined : t('copy'))
  return (
    <Button
      appearance="subtle"
      size="small"
      {...buttonProps}
      icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
      aria-label={accessibleName}
      title={label ? undefined : accessibleName}
      onClick={() => void copy(text).then(setCopied)}
    >
      {label}
    </Button>
  )
}
