import type { Release } from '@seaport/contract/platform/release.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import { useDiscardRelease, useRollBackRelease, useWithdrawRelease } from '../api/release-actions.ts'
import { newerThan } from '../release-state.ts'
import type { ReleaseAction } from './useReleaseColumns.tsx'

type Asked = Exclude<ReleaseAction, 'rollout'>

/**
 * Withdraws, restores or discards a release after a confirmation.
 * @param releases newest first
 */
export function useReleaseConfirmations(
  releases: readonly Release[],
): (action: Asked, release: Release) => void {
  const t = useT('release')
  const format = useFormat()
  const calls = {
    rollBack: useRollBackRelease(),
    withdraw: useWithdrawRelease(),
    discard: useDiscardRelease(),
  }
  const effects: Record<Asked, (release: Release) => string[]> = {
    withdraw: () => [t('effect.notOffered'), t('effect.centre'), t('effect.restorable')],
    discard: () => [t('effect.uploaded')],
    rollBack: (release) => {
      const newer = newerThan(releases, release)
      return [
        ...(newer.length > 0 ? [t('effect.newer', { versions: format.list(newer) })] : []),
        t('effect.everybody', { version: release.version }),
        t('effect.noDowngrade'),
      ]
    },
  }
  return useConfirmedAction((action: Asked, release: Release) => ({
    title: t(`ask.${action}`, { version: release.version }),
    effects: effects[action](release),
    action: t(`do.${action}`),
    done: t(`did.${action}`, { version: release.version }),
    run: () => calls[action].mutateAsync({ params: { id: release.id }, body: {} }),
  }))
}
