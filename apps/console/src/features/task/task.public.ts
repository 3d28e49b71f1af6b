export { taskLive } from './api/live.ts'
export { TasksOfAccount } from './components/TasksOfAccount.tsx'
