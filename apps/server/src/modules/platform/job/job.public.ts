export { jobStates, recordRun } from './job.service.ts'
