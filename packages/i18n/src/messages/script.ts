// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ScriptMessages {
  /** Actions */
  actions: null
  /** Delete the script “{{name}}”? */
  'ask.delete': { name: string | number }
  /** Delete {{count, number}} scripts? */
  'ask.deleteMany': { count: number }
  /** Choose */
  choose: null
  /** Content */
  content: null
  /** New script */
  create: null
  /** Created */
  created: null
  /** Script details */
  details: null
  /** {{count, number}} scripts deleted */
  'did.delete': { count: number }
  /** Delete */
  'do.delete': null
  /** Edit */
  'do.edit': null
  /** Move to group */
  'do.move': null
  /** Preview */
  'do.preview': null
  /** Translate */
  'do.translate': null
  /** Script saved */
  done: null
  /** Edit “{{name}}” */
  editTitle: { name: string | number }
  /** No user can use the public script any more. */
  'effect.everybody': null
  /** Its images and video go with it. */
  'effect.files': null
  /** A script that an unfinished task uses is not deleted. */
  'effect.tasks': null
  /** Write one: tasks and seats can use it. */
  emptyText: null
  /** No scripts yet */
  emptyTitle: null
  /** Current files */
  files: null
  /** {{count, number}} files */
  filesCount: { count: number }
  /** Group */
  group: null
  /** Script ID */
  id: null
  /** Upload at least one image */
  imageMissing: null
  /** Images */
  images: null
  /** Keep the texts, images and videos that tasks and seats use. */
  lead: null
  /** This file could not be loaded */
  mediumFailed: null
  /** Network */
  network: null
  /** — */
  none: null
  /** Own */
  own: null
  /** Public */
  public: null
  /** Public, by the administrators */
  publicLong: null
  /** Public scripts are left out: only administrators change them */
  publicStay: null
  /** Public script */
  publish: null
  /** All users can see and use it */
  publishHint: null
  /** Remove {{name}} */
  removeFile: { name: string | number }
  /** Public scripts */
  screen: null
  /** Search title or content */
  search: null
  /** Source */
  source: null
  /** Files are still being uploaded. Please wait */
  stillUploading: null
  /** Text */
  text: null
  /** {{count, number}} of {{max, number}} characters */
  textCount: { count: number; max: number }
  /** Title */
  title: null
  /** Type */
  type: null
  /** Image */
  'type.image': null
  /** Image and text */
  'type.image_text': null
  /** Text */
  'type.text': null
  /** Video */
  'type.video': null
  /** Updated */
  updated: null
  /** The person's @name */
  'variable.account': null
  /** The person's place */
  'variable.location': null
  /** The name of the account that speaks */
  'variable.my_nickname': null
  /** The person's name */
  'variable.nickname': null
  /** Insert */
  variables: null
  /** Video */
  video: null
  /** Upload a video */
  videoMissing: null
}
