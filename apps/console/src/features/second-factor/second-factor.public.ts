export { LoginStep } from './LoginStep.tsx'
export { SecondFactorHost } from './SecondFactorHost.tsx'
export { secondFactorAtom } from './second-factor-atom.ts'
