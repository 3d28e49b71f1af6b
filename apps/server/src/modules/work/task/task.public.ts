export { initialProgress } from './initial-progress.ts'
export { accountOfTask, everyTask, insertTask, lockTask, type TaskRow, taskQueue } from './task.repository.ts'
export { recordHandles } from './task-audience.repository.ts'
export { isOptedOut, skipOptedOut } from './task-audience.ts'
export {
  endTasks,
  lockAccountTasks,
  parkTasks,
  requeueTasks,
  resumeTasks,
  startDueTasks,
} from './task-bulk.ts'
export {
  anonymizeSource,
  anonymizeTargets,
  type PersonIdentifiers,
  placeholderAt,
  readTaskText,
  rewriteTaskText,
  skipTargets,
  sourcesOf,
} from './task-erasure.repository.ts'
export { taskColumns } from './task-export.ts'
export { recordWait } from './task-history.repository.ts'
export { endLongLeases, taskJobs } from './task-jobs.ts'
export { LATE_MS, targetsAnswer, toTask, toTaskDetail } from './task-mapper.ts'
export { emitTaskEvent, moveTasks } from './task-move.ts'
export { defaultName, keywordName, nameOf, targetsOf } from './task-name.ts'
export { inOrderOf, pageByParts } from './task-parts.repository.ts'
export { planAnew } from './task-repeat.ts'
export { addToCount, countDone, writeReport } from './task-report.repository.ts'
export { pageOf } from './task-script.ts'
export {
  beginTarget,
  countLeft,
  findBegun,
  findTarget,
  reopenTarget,
  settleTargetRow,
  skipTargetsBefore,
  type TargetRow,
  writeOutcomes,
} from './task-target.repository.ts'
