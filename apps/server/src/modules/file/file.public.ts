export { keepErrorFile, type LeftOut } from './error-file.ts'
export { fileJobs } from './file-jobs.ts'
export { toFile } from './file-wire.ts'
export { templateAnswer, titlesOf } from './template.ts'
