export { type Accountable, type Act, audit } from './audit.service.ts'
export { type Duty, dutyOf } from './duty.ts'
