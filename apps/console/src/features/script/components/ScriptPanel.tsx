import { Button } from '@fluentui/react-components'
import { getScript } from '@seaport/contract/work/script'
import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { ScriptPanel as Panel } from '@seaport/product-ui/script-panel'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useTranslation } from '../../../shared/translation/useTranslation.ts'
import type { OnScriptAction, ScriptAction } from './ScriptMenu.tsx'

interface PanelProps {
  id: string
  onAction: OnScriptAction
  onClose: () => void
}

/** The details of a script, with its actions where permitted. */
export function ScriptPanel({ id, onAction, onClose }: PanelProps): ReactNode {
  const t = useT('script')
  const translating = useTranslation() !== undefined
  const button = (action: ScriptAction, at: Script) => (
    <Button
      onClick={() => {
        onClose()
        onAction(action, at)
      }}
    >
      {t(`do.${action}`)}
    </Button>
  )
  return (
    <Panel
      query={useEndpointQuery(getScript, { params: { id } })}
      own={t('own')}
      copy
      actions={(script) => (
        <>
          {script.own && button('edit', script)}
          {translating && script.text && button('translate', script)}
          {script.own && button('move', script)}
        </>
      )}
      onClose={onClose}
    />
  )
}
