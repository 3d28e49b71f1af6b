export { keepReport } from './file.service.ts'
export { fileJobs } from './file-jobs.ts'
export { addressOfFile, toFile } from './file-wire.ts'
