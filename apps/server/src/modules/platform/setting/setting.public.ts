export { change as changeSettings, depositTimes, readOpenSettings, readSetting } from './setting.service.ts'
export { settingJobs } from './setting-jobs.ts'
