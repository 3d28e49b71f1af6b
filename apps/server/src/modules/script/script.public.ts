export { findScript } from './script.repository.ts'
