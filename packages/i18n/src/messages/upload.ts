// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface UploadMessages {
  /** Cancel the upload of {{name}} */
  cancel: { name: string | number }
  /** Cancelled */
  cancelled: null
  /** Choose files */
  choose: null
  /** Choose file */
  chooseOne: null
  /** Uploaded */
  done: null
  /** Drop files here, or */
  drop: null
  /** Release to upload */
  dropNow: null
  /** The file is empty */
  empty: null
  /** Files */
  files: null
  /** at most {{count, number}} files */
  limitCount: { count: number }
  /** up to {{size}} each */
  limitSize: { size: string | number }
  /** up to {{size}} */
  limitSizeOne: { size: string | number }
  /** {{types}} */
  limitTypes: { types: string | number }
  /** Upload of {{name}} */
  progress: { name: string | number }
  /** Remove {{name}} */
  remove: { name: string | number }
  /** Upload {{name}} again */
  retry: { name: string | number }
  /** Uploading {{percent}} */
  sending: { percent: string | number }
  /** The file is {{size}}; the limit is {{limit}} */
  tooBig: { size: string | number; limit: string | number }
  /** No more files can be added */
  tooMany: null
  /** This kind of file is not accepted. Please choose {{types}} */
  wrongType: { types: string | number }
}
