export { findScript, holdScript } from './script.repository.ts'
