import { Button } from '@fluentui/react-button'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { proxyTemplate } from '@seaport/contract/proxy'
import { useT } from '@seaport/i18n/react'
import { saveFile } from '@seaport/ui/save-file'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useState } from 'react'
import { client } from '../../../shared/api/client.ts'

/** Downloads the empty spreadsheet, with its titles in the reader's language. */
export function TemplateLink(): ReactNode {
  const t = useT('proxy')
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile((await client.call(proxyTemplate, {})) as Blob, `${t('templateName')}.xlsx`)
    } catch (error) {
      notify.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      style={{ alignSelf: 'flex-start' }}
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      disabledFocusable={busy}
      onClick={() => void download()}
    >
      {t('template')}
    </Button>
  )
}
