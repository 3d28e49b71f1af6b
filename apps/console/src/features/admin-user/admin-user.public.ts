export { TenantLink } from './components/TenantLink.tsx'
