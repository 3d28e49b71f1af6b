import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'

export const taskIcon = <TasksAppRegular />
