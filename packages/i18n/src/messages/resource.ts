// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ResourceMessages {
  /** a deleted account */
  accountGone: null
  /** Actions */
  actions: null
  /** Apply */
  apply: null
  /** Erase everything about {{count, number}} people? */
  'ask.erase': { count: number }
  /** Put {{count, number}} people on the opt-out list? */
  'ask.optOut': { count: number }
  /** Official API */
  byApi: null
  /** By hand */
  byHand: null
  /** Choose */
  choose: null
  /** Contact */
  contact: null
  /** Content */
  content: null
  /** Resource details */
  details: null
  /** Everything about {{count, number}} people erased */
  'did.erase': { count: number }
  /** {{count, number}} people put on the opt-out list */
  'did.optOut': { count: number }
  /** Details */
  'do.details': null
  /** Erase */
  'do.erase': null
  /** Move to group */
  'do.move': null
  /** Put on opt-out list */
  'do.optOut': null
  /** New task for these people */
  'do.task': null
  /** What is known of them goes from the library, from tasks and from where figures come from. */
  'effect.everywhere': null
  /** This cannot be undone. */
  'effect.forGood': null
  /** What was collected of them is kept. */
  'effect.kept': null
  /** They are put on the opt-out list and are not collected again. */
  'effect.notBack': null
  /** They are neither collected nor contacted any more. */
  'effect.notCollected': null
  /** Promotions that wait leave them out. */
  'effect.waiting': null
  /** Go to tasks */
  emptyAction: null
  /** Create a collection task: whom it finds appears here. */
  emptyText: null
  /** The library is still empty */
  emptyTitle: null
  /** erase */
  eraseWord: null
  /** ID on the network */
  externalId: null
  /** Resource library */
  fileName: null
  /** First sighting */
  first: null
  /** First seen */
  firstSeen: null
  /** Followers */
  followers: null
  /** Followers, at most */
  followersMax: null
  /** Followers, at least */
  followersMin: null
  /** Group */
  group: null
  /** Handle */
  handle: null
  /** Resource ID */
  id: null
  /** Type */
  kind: null
  /** Commenter */
  'kind.commenter': null
  /** Follower */
  'kind.fan': null
  /** Profile */
  'kind.homepage': null
  /** Liker */
  'kind.liker': null
  /** Sharer */
  'kind.sharer': null
  /** User */
  'kind.user': null
  /** The people and profiles that tasks collected, and where they were seen. */
  lead: null
  /** Location */
  location: null
  /** More filters */
  more: null
  /** More filters ({{count, number}}) */
  moreCount: { count: number }
  /** Name */
  name: null
  /** Network */
  network: null
  /** — */
  none: null
  /** Note */
  note: null
  /** Add people */
  'optOuts.add': null
  /** Take {{id}} off the opt-out list? */
  'optOuts.ask': { id: string | number }
  /** The person may be collected and contacted again. */
  'optOuts.effect': null
  /** What was erased does not come back. */
  'optOuts.effectErased': null
  /** People on this list are neither collected nor contacted. */
  'optOuts.emptyText': null
  /** Nobody is on the list */
  'optOuts.emptyTitle': null
  /** Put on the list */
  'optOuts.enter': null
  /** {{count, number}} people added */
  'optOuts.entered': { count: number }
  /** Erase their data as well */
  'optOuts.eraseToo': null
  /** Erased */
  'optOuts.erased': null
  /** {{count, number}} resources erased */
  'optOuts.erasedCount': { count: number }
  /** One per line, at most 500. Copy them from the details in the library. */
  'optOuts.idsHint': null
  /** Data kept */
  'optOuts.kept': null
  /** People who are neither collected nor contacted any more. */
  'optOuts.lead': null
  /** Exact ID */
  'optOuts.search': null
  /** Since */
  'optOuts.since': null
  /** Data */
  'optOuts.state': null
  /** Take off the list */
  'optOuts.takeOff': null
  /** {{id}} is off the opt-out list */
  'optOuts.takenOff': { id: string | number }
  /** Opt-out list */
  'optOuts.title': null
  /** Opted out */
  optedOut: null
  /** {{count, number}} others */
  others: { count: number }
  /** Collected */
  provenance: null
  /** Remark */
  remark: null
  /** For instance how and when they asked */
  remarkHint: null
  /** Search name, handle, place */
  search: null
  /** Last seen */
  seen: null
  /** {{account}} · {{time}} */
  seenBy: { account: string | number; time: string | number }
  /** Sightings */
  sightings: null
  /** Only the latest {{max, number}} are shown. */
  sightingsMore: { max: number }
  /** Source */
  source: null
  /** Task */
  task: null
  /** Any task */
  taskAny: null
  /** The chosen task */
  taskChosen: null
  /** A deleted task */
  taskGone: null
  /** #{{number}} {{name}} */
  taskName: { number: string | number; name: string | number }
  /** Tasks */
  tasks: null
  /** Resource library */
  title: null
  /** URL */
  url: null
}
