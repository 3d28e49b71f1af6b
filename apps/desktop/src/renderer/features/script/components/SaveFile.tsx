import { Button } from '@fluentui/react-components'
import { SaveRegular } from '@fluentui/react-icons/svg/save'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useT } from '@seaport/i18n/react'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seaport } from '../../../shared/seaport.ts'

/** Button to save a script's picture or video as a file. */
export function SaveFile({ file: { id, name } }: { file: StoredFile }): ReactNode {
  const t = useT('desktopLibrary')
  const notify = useNotify()
  const save = useMutation({
    mutationFn: () => seaport.call('script.saveFile', { id, name }),
    onSuccess: ({ path }) => path !== null && notify.success(t('fileSaved', { path })),
    onError: notify.failed,
  })
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<SaveRegular />}
      aria-label={t('saveFileOf', { name })}
      title={t('saveFile')}
      disabledFocusable={save.isPending}
      onClick={() => save.mutate()}
    />
  )
}
