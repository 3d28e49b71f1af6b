import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { stepUpAtom } from '../../shared/api/step-up.ts'
import { secondFactorAtom } from './second-factor-atom.ts'

const words = () => preload('secondFactor', 'validation')
const Settings = lazy(async () => {
  const [file] = await Promise.all([import('./components/SecondFactorSettings.tsx'), words()])
  return file.SecondFactorSettings
})
const StepUp = lazy(async () => {
  const [file] = await Promise.all([import('./components/StepUp.tsx'), words()])
  return file.StepUp
})

/** Host of the second-factor dialogs, including the step-up; mounted once in the shell. */
export function SecondFactorHost(): ReactNode {
  const [open, setOpen] = useAtom(secondFactorAtom)
  const stepUp = useAtomValue(stepUpAtom)
  return (
    <>
      <Suspense>{open && <Settings onClose={() => setOpen(false)} />}</Suspense>
      <Suspense>{stepUp && <StepUp onAnswer={stepUp.answer} />}</Suspense>
    </>
  )
}
