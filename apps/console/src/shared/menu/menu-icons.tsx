import { AppsRegular } from '@fluentui/react-icons/svg/apps'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { BookCoinsRegular } from '@fluentui/react-icons/svg/book-coins'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { CartRegular } from '@fluentui/react-icons/svg/cart'
import { DataBarVerticalAscendingRegular } from '@fluentui/react-icons/svg/data-bar-vertical-ascending'
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { GridRegular } from '@fluentui/react-icons/svg/grid'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { ReceiptRegular } from '@fluentui/react-icons/svg/receipt'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { ShieldKeyholeRegular } from '@fluentui/react-icons/svg/shield-keyhole'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { TagRegular } from '@fluentui/react-icons/svg/tag'
import { TasksAppRegular } from '@fluentui/react-icons/svg/tasks-app'
import { TextBulletListSquareEditRegular } from '@fluentui/react-icons/svg/text-bullet-list-square-edit'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import type { ReactElement } from 'react'

/** The icons that an entry of the menu may name. */
const ICONS: Readonly<Record<string, ReactElement>> = {
  account: <PeopleCommunityRegular />,
  apps: <AppsRegular />,
  announcement: <MegaphoneRegular />,
  briefcase: <BriefcaseRegular />,
  building: <BuildingRegular />,
  calendar: <CalendarRegular />,
  cart: <CartRegular />,
  chart: <DataBarVerticalAscendingRegular />,
  dashboard: <DataPieRegular />,
  download: <ArrowDownloadRegular />,
  edit: <EditRegular />,
  form: <FormRegular />,
  globe: <GlobeRegular />,
  history: <HistoryRegular />,
  home: <HomeRegular />,
  ledger: <BookCoinsRegular />,
  menu: <NavigationRegular />,
  people: <PeopleRegular />,
  person: <PersonRegular />,
  price: <TagRegular />,
  receipt: <ReceiptRegular />,
  script: <TextBulletListSquareEditRegular />,
  seat: <PersonSupportRegular />,
  settings: <SettingsRegular />,
  shield: <ShieldKeyholeRegular />,
  table: <TableRegular />,
  task: <TasksAppRegular />,
  template: <GridRegular />,
  upload: <ArrowUploadRegular />,
  wallet: <WalletRegular />,
}

/** The icon of a name; the default one for an unknown name. */
export function iconOf(name: string): ReactElement {
  return ICONS[name] ?? <DocumentRegular />
}

/** Names of all icons. */
export const iconNames: readonly string[] = Object.keys(ICONS)
