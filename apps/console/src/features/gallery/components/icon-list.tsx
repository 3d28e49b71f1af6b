import { AddRegular } from '@fluentui/react-icons/svg/add'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { AppsRegular } from '@fluentui/react-icons/svg/apps'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { BoardRegular } from '@fluentui/react-icons/svg/board'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { ColorRegular } from '@fluentui/react-icons/svg/color'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table'
import { EarthRegular } from '@fluentui/react-icons/svg/earth'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { FlagRegular } from '@fluentui/react-icons/svg/flag'
import { FolderRegular } from '@fluentui/react-icons/svg/folder'
import { FormRegular } from '@fluentui/react-icons/svg/form'
import { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize'
import { GlobeRegular } from '@fluentui/react-icons/svg/globe'
import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { ImageRegular } from '@fluentui/react-icons/svg/image'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { ListRegular } from '@fluentui/react-icons/svg/list'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation'
import { OpenRegular } from '@fluentui/react-icons/svg/open'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonDesktopRegular } from '@fluentui/react-icons/svg/person-desktop'
import { PhoneRegular } from '@fluentui/react-icons/svg/phone'
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { QuestionRegular } from '@fluentui/react-icons/svg/question'
import { SaveRegular } from '@fluentui/react-icons/svg/save'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { SendRegular } from '@fluentui/react-icons/svg/send'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { ShieldTaskRegular } from '@fluentui/react-icons/svg/shield-task'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { StarRegular } from '@fluentui/react-icons/svg/star'
import { TableRegular } from '@fluentui/react-icons/svg/table'
import { TagRegular } from '@fluentui/react-icons/svg/tag'
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import { ThumbLikeRegular } from '@fluentui/react-icons/svg/thumb-like'
import { TimerRegular } from '@fluentui/react-icons/svg/timer'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import type { ReactElement } from 'react'

/** The icons that the product draws with, by the last part of their import. */
export const iconList: Readonly<Record<string, ReactElement>> = {
  add: <AddRegular />,
  alert: <AlertRegular />,
  apps: <AppsRegular />,
  'arrow-download': <ArrowDownloadRegular />,
  'arrow-sync': <ArrowSyncRegular />,
  'arrow-upload': <ArrowUploadRegular />,
  board: <BoardRegular />,
  bookmark: <BookmarkRegular />,
  box: <BoxRegular />,
  briefcase: <BriefcaseRegular />,
  calendar: <CalendarRegular />,
  'chart-multiple': <ChartMultipleRegular />,
  chat: <ChatRegular />,
  'checkmark-circle': <CheckmarkCircleRegular />,
  'chevron-down': <ChevronDownRegular />,
  clock: <ClockRegular />,
  color: <ColorRegular />,
  copy: <CopyRegular />,
  'data-bar-vertical': <DataBarVerticalRegular />,
  delete: <DeleteRegular />,
  dismiss: <DismissRegular />,
  document: <DocumentRegular />,
  'document-table': <DocumentTableRegular />,
  earth: <EarthRegular />,
  edit: <EditRegular />,
  'error-circle': <ErrorCircleRegular />,
  eye: <EyeRegular />,
  filter: <FilterRegular />,
  flag: <FlagRegular />,
  folder: <FolderRegular />,
  form: <FormRegular />,
  'full-screen-maximize': <FullScreenMaximizeRegular />,
  globe: <GlobeRegular />,
  heart: <HeartRegular />,
  history: <HistoryRegular />,
  home: <HomeRegular />,
  image: <ImageRegular />,
  info: <InfoRegular />,
  key: <KeyRegular />,
  link: <LinkRegular />,
  list: <ListRegular />,
  'local-language': <LocalLanguageRegular />,
  'lock-closed': <LockClosedRegular />,
  mail: <MailRegular />,
  megaphone: <MegaphoneRegular />,
  money: <MoneyRegular />,
  'more-horizontal': <MoreHorizontalRegular />,
  navigation: <NavigationRegular />,
  open: <OpenRegular />,
  people: <PeopleRegular />,
  person: <PersonRegular />,
  'person-desktop': <PersonDesktopRegular />,
  phone: <PhoneRegular />,
  'plug-connected': <PlugConnectedRegular />,
  print: <PrintRegular />,
  question: <QuestionRegular />,
  save: <SaveRegular />,
  search: <SearchRegular />,
  send: <SendRegular />,
  settings: <SettingsRegular />,
  'shield-task': <ShieldTaskRegular />,
  'sign-out': <SignOutRegular />,
  star: <StarRegular />,
  table: <TableRegular />,
  tag: <TagRegular />,
  'task-list-square-ltr': <TaskListSquareLtrRegular />,
  'thumb-like': <ThumbLikeRegular />,
  timer: <TimerRegular />,
  video: <VideoRegular />,
  wallet: <WalletRegular />,
  warning: <WarningRegular />,
  'weather-moon': <WeatherMoonRegular />,
  'weather-sunny': <WeatherSunnyRegular />,
}
