export { ParkLine } from './components/ParkLine.tsx'
export { TaskProgress } from './components/TaskProgress.tsx'
export { TaskStatus } from './components/TaskStatus.tsx'
export { useEndTask } from './useEndTask.ts'
