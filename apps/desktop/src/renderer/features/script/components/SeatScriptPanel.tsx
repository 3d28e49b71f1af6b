import { useT } from '@seaport/i18n/react'
import { ScriptPanel } from '@seaport/product-ui/script-panel'
import { CopyButton } from '@seaport/ui/copy-button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ipcQuery } from '../../../shared/queries.ts'
import { SaveFile } from './SaveFile.tsx'

/** A script's text and files, for use by hand. */
export function SeatScriptPanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useT('desktopLibrary')
  return (
    <ScriptPanel
      query={useQuery(ipcQuery('script.get', { id }))}
      own={t('scripts.ownLong')}
      variablesNote={t('variablesNote')}
      fileAction={(file) => <SaveFile file={file} />}
      actions={({ text }) =>
        text && <CopyButton text={text} label={t('copyText')} size="medium" appearance="primary" />
      }
      onClose={onClose}
    />
  )
}
