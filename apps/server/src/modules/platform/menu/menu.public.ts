export { ensureMenu } from './menu.service.ts'
