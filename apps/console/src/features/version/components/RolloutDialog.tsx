import type { Release } from '@seaport/contract/platform/release.schema'
import * as releaseSchema from '@seaport/contract/platform/release.schema'
import { useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { notify } from '@seaport/ui/notify'
import { NumberField } from '@seaport/ui/number-field'
import { SelectField } from '@seaport/ui/select-field'
import { useForm } from '@seaport/ui/use-form'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useChangeRollout } from '../api/release-actions.ts'
import { possibleMinimums } from '../release-state.ts'

const { percent } = releaseSchema.adminChangeRollout.body.shape

/** A rollout as it is chosen. */
const RolloutForm = z.object({
  percent: percent.unwrap(),
  minimum_version: z.string().transform((version) => version || null),
})

interface RolloutDialogProps {
  release: Release
  /** Newest first. */
  releases: readonly Release[]
  onClose: () => void
}

/** Percentage of devices that are offered a release, and the minimum version. */
export function RolloutDialog({ release, releases, onClose }: RolloutDialogProps): ReactNode {
  const t = useT('release')
  const change = useChangeRollout()
  const form = useForm({
    schema: RolloutForm,
    initial: { percent: release.percent, minimum_version: release.minimum_version ?? '' },
    onSubmit: async (_, changed) => {
      await change.mutateAsync({ params: { id: release.id }, body: changed })
      notify.success(t('rolloutSaved', { version: release.version }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('rolloutTitle', { version: release.version })} form={form} onClose={onClose}>
      <NumberField
        field={form.field('percent')}
        label={t('percent')}
        hint={t('percentHint')}
        min={0}
        max={100}
        step={10}
        unit="%"
        required
      />
      <SelectField
        field={form.field('minimum_version')}
        label={t('minimum')}
        hint={t('minimumHint')}
        placeholder={t('noMinimum')}
        options={possibleMinimums(releases, release).map((value) => ({ value, label: value }))}
      />
    </FormDialog>
  )
}
