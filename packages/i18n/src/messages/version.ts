// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface VersionMessages {
  /** Actions */
  actions: null
  /** Download address */
  address: null
  /** HTTPS, or a file below /downloads/ of this site; empty where there is none. */
  addressHint: null
  /** Take {{version}} ({{language}}) out of the download centre? */
  'ask.delete': { version: string | number; language: string | number }
  /** Copy the address for {{name}} */
  copyAddress: { name: string | number }
  /** Copy the checksum for {{name}} */
  copySum: { name: string | number }
  /** New version */
  create: null
  /** Publish */
  createAction: null
  /** {{version}} ({{language}}) is out of the download centre */
  'did.delete': { version: string | number; language: string | number }
  /** Delete */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** Edit {{version}} ({{language}}) */
  editTitle: { version: string | number; language: string | number }
  /** The installers themselves are not deleted. */
  'effect.files': null
  /** People are offered the version before it, or nothing where there is none. */
  'effect.older': null
  /** Once published, people can download it from the download centre. */
  emptyText: null
  /** No versions yet */
  emptyTitle: null
  /** 128 hexadecimal digits; size and checksum both or neither. */
  fileHint: null
  /** Language */
  language: null
  /** No release notes */
  noNotes: null
  /** — */
  none: null
  /** Release notes */
  notes: null
  /** Available */
  offered: null
  /** Pre-release */
  preRelease: null
  /** The file could not be read */
  readFailed: null
  /** Read from installer */
  readFile: null
  /** Works out size and checksum on this computer; nothing is uploaded. */
  readFileHint: null
  /** Version saved */
  saved: null
  /** Search version or notes */
  search: null
  /** SHA-512 checksum */
  sha512: null
  /** Size in bytes */
  size: null
  /** Versions */
  title: null
  /** Updated */
  updated: null
  /** Version */
  version: null
  /** For example 1.2.0; pre-releases like 1.2.0-beta.1. */
  versionHint: null
}
