export { change as changeSettings, depositTimes, readOpenSettings, readSetting } from './setting.service.ts'
export { endLongPlans, settingJobs } from './setting-jobs.ts'
