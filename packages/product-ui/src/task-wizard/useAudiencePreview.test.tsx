// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'

setUpDom()

/** What is asked of a draft; null = nothing. */
function asked(changed: object) {
  const params = { ...emptyDraft.work.params, ...changed }
  const usePreview = vi.fn(() => ({ data: undefined, failed: false }))
  const props = {
    form: { values: { ...emptyDraft, work: { kind: 'send_message', params } } },
    chosen: [{ id: 'a1', network: 'x' }],
    networks: [],
    usePreview,
  }
  const told = vi.fn()
  renderUi(<Asking step={props as unknown as StepProps} told={told} />)
  const [[request] = []] = usePreview.mock.calls as unknown as [[object | null]]
  expect(told).toHaveBeenCalledWith(request !== null)
  return request
}

function Asking({ step, told }: { step: StepProps; told: (isAsked: boolean) => void }): ReactNode {
  told(useAudiencePreview(step).asked)
  return null
}

const toList = (...targets: string[]) => ({
  audience: { ...emptyDraft.work.params.audience, from: 'list', targets },
})

test('a draft asks who its account reaches, whether those reached before are left out, and with which script', () => {
  expect(asked({ ...toList('@tra_sen'), skip_reached: true, script_id: 's1' })).toMatchObject({
    ...{ account_id: 'a1', kind: 'send_message', deduplication: true, script_id: 's1' },
  })
  expect(asked({ ...toList('@tra_sen'), skip_reached: false })).toMatchObject({ deduplication: false })
})

test('a list of which one line is wrong, or that has none, is not asked about', () => {
  expect(asked(toList('@tra_sen'))).not.toBeNull()
  expect(asked(toList('@tra_sen', 'https://example.test/trà'))).toBeNull()
  expect(asked(toList())).toBeNull()
})
