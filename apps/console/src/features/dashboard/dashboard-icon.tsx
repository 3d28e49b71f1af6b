import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie'

export const dashboardIcon = <DataPieRegular />
