import { addressCheck, placeAmong } from '@seaport/platforms/task-address'
import { useMemo } from 'react'
import { audienceOf, hasParam, isPeopleKind } from './task-draft.ts'
import type { PreviewRequest, StepProps } from './task-wizard.types.ts'

/** Previews the draft's audience, again after each change. */
export function useAudiencePreview({ form, chosen, networks, usePreview }: StepProps) {
  const { kind, params } = form.values.work
  const [first] = chosen
  const { audience, skip_reached, script_id } = params
  const request = useMemo<PreviewRequest | null>(() => {
    if (!first || !isPeopleKind(kind)) return null
    const check = addressCheck(kind, placeAmong(networks, first.network))
    const { from, targets } = audience
    // A list with wrong lines is refused as a whole.
    if (from === 'list' && (targets.length === 0 || targets.some((line) => check && !check.isRight(line))))
      return null
    return {
      account_id: first.id,
      kind,
      audience: audienceOf(audience),
      deduplication: skip_reached,
      ...(hasParam(kind, 'script_id') && script_id !== '' && { script_id }),
    } as PreviewRequest
  }, [first, kind, networks, audience, skip_reached, script_id])
  return { ...usePreview(request), asked: request !== null }
}
