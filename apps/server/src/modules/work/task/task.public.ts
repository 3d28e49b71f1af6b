export { notBegun } from './not-begun.ts'
export { accountOfTask, everyTask, insertTask, lockTask, type TaskRow } from './task.repository.ts'
export { leaveOutOptedOut } from './task-audience.ts'
export { endTasksOf, requeueTasksOf, startDueTasks } from './task-bulk.ts'
export {
  forgetPeople,
  forgetPlace,
  leaveOutTargets,
  markAt,
  placesOf,
  readTaskText,
  rewriteTaskText,
  type Traces,
} from './task-erasure.repository.ts'
export { taskJobs } from './task-jobs.ts'
export { moveTasks, tellTask } from './task-move.ts'
export { defaultName, nameOf, targetsOf } from './task-name.ts'
export { addToCount, countDone, writeReport } from './task-report.repository.ts'
export { scriptOf } from './task-script.ts'
export {
  beginTarget,
  countLeft,
  findBegun,
  findTarget,
  leaveOutBefore,
  listTargets,
  settleTargetRow,
  type TargetRow,
  writeOutcomes,
} from './task-target.repository.ts'
export { toTarget, toTask, toTaskDetail, workOf } from './task-wire.ts'
