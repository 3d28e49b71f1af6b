export { ReloginHost } from './ReloginHost.tsx'
