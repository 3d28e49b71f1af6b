import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { useT } from '@seaport/i18n/react'
import { saveFile } from '@seaport/ui/save-file'
import { useNotify } from '@seaport/ui/use-notify'
import { type ReactNode, useState } from 'react'

interface TemplateButtonProps {
  /** Name of the file, without its extension. */
  name: string
  fetch: () => Promise<unknown>
}

// Aligns its icon with the fields.
const useStyles = makeStyles({ root: { alignSelf: 'flex-start', marginInlineStart: '-12px' } })

/** Downloads an empty spreadsheet, with its titles in the reader's language. */
export function TemplateButton({ name, fetch }: TemplateButtonProps): ReactNode {
  const t = useT('import')
  const styles = useStyles()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile((await fetch()) as Blob, `${name}.xlsx`)
    } catch (error) {
      notify.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      className={styles.root}
      appearance="subtle"
      icon={<ArrowDownloadRegular />}
      disabledFocusable={busy}
      onClick={() => void download()}
    >
      {t('template')}
    </Button>
  )
}
