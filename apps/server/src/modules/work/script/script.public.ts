export { findScript, insertScript, lockScriptShared, replaceFiles } from './script.repository.ts'
