export { count } from './count.ts'
export { countOutcomes, countSkipped, type OutcomeChange, reverseFailureCounts } from './count-task.ts'
export { rebuild } from './rebuild.ts'
export { statsJobs } from './stats-jobs.ts'
