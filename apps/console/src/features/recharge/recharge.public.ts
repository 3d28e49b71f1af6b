export { rechargePath } from './shortfall.ts'
