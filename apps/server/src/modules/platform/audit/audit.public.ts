export { type Accountable, audit } from './audit.service.ts'
export { type Duty, dutyOf } from './duty.ts'
