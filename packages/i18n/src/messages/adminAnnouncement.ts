// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface AdminAnnouncementMessages {
  /** Actions */
  actions: null
  /** Withdraw “{{title}}”? */
  'ask.withdraw': { title: string | number }
  /** Content */
  content: null
  /** Markdown; Preview shows what readers will see. */
  contentHint: null
  /** New announcement */
  create: null
  /** “{{title}}” withdrawn */
  'did.withdraw': { title: string | number }
  /** Edit */
  'do.edit': null
  /** Preview */
  'do.preview': null
  /** Withdraw */
  'do.withdraw': null
  /** Edit announcement */
  editTitle: null
  /** This cannot be undone; its texts in all languages are deleted. */
  'effect.final': null
  /** Nobody sees it any more, those who read it included. */
  'effect.gone': null
  /** It will not be published. */
  'effect.neverShown': null
  /** Once published, all users see it at the bell. */
  emptyText: null
  /** No announcements yet */
  emptyTitle: null
  /** {{language}} (incomplete) */
  faulty: { language: string | number }
  /** Languages */
  languages: null
  /** Announcements to all users, published at once or at a moment ahead. */
  lead: null
  /** Title */
  name: null
  /** Publish now */
  publish: null
  /** Publish at */
  publishAt: null
  /** Empty publishes at once. */
  publishAtHint: null
  /** Published */
  published: null
  /** Publish time */
  publishedAt: null
  /** Announcement published */
  publishedDone: null
  /** Save */
  save: null
  /** Announcement saved */
  saved: null
  /** Schedule */
  schedule: null
  /** Scheduled */
  scheduled: null
  /** Announcement scheduled */
  scheduledDone: null
  /** Search title or text */
  search: null
  /** State */
  state: null
  /** Announcement management */
  title: null
  /** Type */
  type: null
  /** Updated */
  updatedAt: null
}
