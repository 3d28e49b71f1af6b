export { findScript, holdScript, insertScript, replaceFiles } from './script.repository.ts'
