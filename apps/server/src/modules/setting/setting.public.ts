export { readOpenSettings, readSetting } from './setting.service.ts'
