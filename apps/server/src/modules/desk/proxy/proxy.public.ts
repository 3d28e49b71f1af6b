export { insertProxies } from './proxy.repository.ts'
export { checkProxyConcurrency, proxyForSeat } from './proxy-binding.ts'
export { proxyJobs } from './proxy-jobs.ts'
export { newProxyRow } from './proxy-row.ts'
