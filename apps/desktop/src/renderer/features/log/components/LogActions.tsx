import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { SaveRegular } from '@fluentui/react-icons/svg/save'
import { useT } from '@seaport/i18n/react'
import { useCopy } from '@seaport/ui/use-copy'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seaport } from '../../../shared/seaport.ts'

/** Copies the log for support as a text, or saves all of it to a file. */
export function LogActions(): ReactNode {
  const t = useT('desktopLog')
  const notify = useNotify()
  const copy = useCopy()
  const report = useMutation({
    mutationFn: async () => copy((await seaport.call('log.report', {})).text),
    onError: notify.failed,
  })
  const save = useMutation({
    mutationFn: () => seaport.call('log.save', {}),
    onSuccess: ({ path }) => path !== null && notify.success(t('saved', { path })),
    onError: notify.failed,
  })
  return (
    <>
      <Button icon={<SaveRegular />} disabledFocusable={save.isPending} onClick={() => save.mutate()}>
        {t('saveFile')}
      </Button>
      <Button
        appearance="primary"
        icon={<CopyRegular />}
        disabledFocusable={report.isPending}
        onClick={() => report.mutate()}
      >
        {t('copyReport')}
      </Button>
    </>
  )
}
