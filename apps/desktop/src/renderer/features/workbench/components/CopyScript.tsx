import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useT } from '@seaport/i18n/react'
import { useCopy } from '@seaport/ui/use-copy'
import type { ReactNode } from 'react'
import { useKeys } from '../api/useKeys.ts'
import { KeyHint, useAriaKeys } from './KeyHint.tsx'

/** Copies the script's text for the current target. */
export function CopyScript({ text }: { text: string }): ReactNode {
  const t = useT('workbench')
  const ariaKeys = useAriaKeys()
  const copy = useCopy()
  useKeys({ c: () => void copy(text) })
  return (
    <Button icon={<CopyRegular />} aria-keyshortcuts={ariaKeys('C')} onClick={() => void copy(text)}>
      {t('copy')}
      <KeyHint of="C" />
    </Button>
  )
}
