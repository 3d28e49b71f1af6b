export { examine } from './doctor.service.ts'
