export { insertVersion } from './version.repository.ts'
