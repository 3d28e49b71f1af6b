export { useEndTask } from './api/useEndTask.ts'
export { ParkLine } from './components/ParkLine.tsx'
export { TaskProgress } from './components/TaskProgress.tsx'
export { TaskStatus } from './components/TaskStatus.tsx'
