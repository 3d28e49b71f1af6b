export { SecurityNoticeHost } from './SecurityNoticeHost.tsx'
