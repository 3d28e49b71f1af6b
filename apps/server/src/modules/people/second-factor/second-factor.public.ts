export { checkFactorCode } from './factor-code.ts'
export { removeFactors } from './second-factor.service.ts'
