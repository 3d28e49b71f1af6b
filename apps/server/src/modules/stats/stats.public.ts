export { count } from './count.ts'
export { countLeftOut, countOutcomes, countRetry, type OutcomeChange } from './count-task.ts'
export { ensureStats, rebuild } from './rebuild.ts'
export { statsJobs } from './stats-jobs.ts'
