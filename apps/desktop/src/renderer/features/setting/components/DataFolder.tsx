import { Button } from '@fluentui/react-components'
import { FolderOpenRegular } from '@fluentui/react-icons/svg/folder-open'
import { useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { useNotify } from '@seaport/ui/use-notify'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seaport } from '../../../shared/seaport.ts'
import { useClientInfo } from '../api/useClientInfo.ts'

/** The folder with this installation's data. */
export function DataFolder(): ReactNode {
  const t = useT('desktopSettings')
  const notify = useNotify()
  const folder = useClientInfo().data?.data_folder ?? ''
  const show = useMutation({
    mutationFn: () => seaport.call('client.showData', {}),
    onError: notify.failed,
  })
  return (
    <PageCard
      title={t('data')}
      actions={
        <Button
          size="small"
          icon={<FolderOpenRegular />}
          disabledFocusable={show.isPending}
          onClick={() => show.mutate()}
        >
          {t('showFolder')}
        </Button>
      }
    >
      <KeyValueList
        items={[{ label: t('dataFolder'), value: folder, copy: folder, copyName: t('copyFolder') }]}
      />
      <Hint>{t('dataNote')}</Hint>
    </PageCard>
  )
}
