export {
  filesOfScripts,
  findScript,
  inColumns,
  insertScript,
  lockScriptShared,
  networksOf,
  replaceFiles,
} from './script.repository.ts'
