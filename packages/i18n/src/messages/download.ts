// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DownloadMessages {
  /** All versions */
  allVersions: null
  /** SHA-512 checksum */
  checksum: null
  /** Copy the checksum for {{name}} */
  copyChecksum: { name: string | number }
  /** Copy link */
  copyLink: null
  /** Download */
  download: null
  /** Download for {{name}} */
  downloadFor: { name: string | number }
  /** The desktop client for agents: log in to a seat, open accounts, run tasks. */
  lead: null
  /** What changed in each version, newest first. */
  logLead: null
  /** Update log */
  logTitle: null
  /** Macs with an Intel processor */
  'needs.intel': null
  /** Macs with an M1 chip or later */
  'needs.m1': null
  /** Windows 10 or later, 64-bit */
  'needs.windows': null
  /** Once a version is published, its changes appear here. */
  noLogText: null
  /** No version has been published yet */
  noLogTitle: null
  /** No notes for this version. */
  noNotes: null
  /** Installers appear here once they are published. */
  noneText: null
  /** Nothing to download yet */
  noneTitle: null
  /** There is no version for your computer yet. */
  notBuilt: null
  /** Show older versions */
  older: null
  /** The desktop client runs on Windows and macOS computers. Open this page on one of them. */
  otherDevice: null
  /** Other systems */
  others: null
  /** macOS, Intel */
  'platform.intel': null
  /** macOS, Apple silicon */
  'platform.m1': null
  /** Windows */
  'platform.windows': null
  /** Download centre */
  title: null
  /** Version {{version}} · {{date}} */
  versionOf: { version: string | number; date: string | number }
  /** What's new in {{version}} */
  whatsNew: { version: string | number }
  /** Your browser does not say which chip your Mac has. Open the Apple menu in the top left corner and choose About This Mac: take Apple silicon where it says “Chip: Apple M…”, and Intel where it says “Processor: Intel”. */
  whichMac: null
  /** For your computer */
  yours: null
}
