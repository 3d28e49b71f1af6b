export { recordFactorChange, undoableChanges } from './factor-change.ts'
export { checkFactorCode } from './factor-code.ts'
export { forgetFactorChanges } from './second-factor.repository.ts'
export { removeFactors } from './second-factor.service.ts'
