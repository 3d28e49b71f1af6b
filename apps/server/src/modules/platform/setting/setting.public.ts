export { change as changeSettings, readOpenSettings, readSetting } from './setting.service.ts'
