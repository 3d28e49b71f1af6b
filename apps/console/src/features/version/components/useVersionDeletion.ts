import type { Version } from '@seaport/contract/platform/version.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDeleteVersion } from '../api/version-actions.ts'

/** Removes a version from the download centre after a confirmation. */
export function useVersionDeletion(onDone: (version: Version) => void): (version: Version) => void {
  const t = useT('version')
  const deletion = useDeleteVersion()
  return useConfirmedAction(
    ({ id, version, language }: Version) => ({
      title: t('ask.delete', { version, language: LANG_NAMES[language] }),
      effects: [t('effect.older'), t('effect.files')],
      action: t('do.delete'),
      done: t('did.delete', { version, language: LANG_NAMES[language] }),
      run: () => deletion.mutateAsync({ params: { id } }),
    }),
    onDone,
  )
}
