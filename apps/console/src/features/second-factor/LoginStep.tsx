import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense } from 'react'
import type { LoginStepProps } from './components/LoginFactor.tsx'

const LoginFactor = lazy(async () => {
  const [file] = await Promise.all([import('./components/LoginFactor.tsx'), preload('secondFactor')])
  return file.LoginFactor
})

/** Step that a login with the right password still needs; loaded on demand. */
export function LoginStep(props: LoginStepProps): ReactNode {
  return (
    <Suspense fallback={<LoadingState />}>
      <LoginFactor {...props} />
    </Suspense>
  )
}
