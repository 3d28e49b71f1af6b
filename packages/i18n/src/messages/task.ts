// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TaskMessages {
  /** Account */
  account: null
  /** Attempts */
  attempts: null
  /** Created by */
  by: null
  /** Seat */
  'by.seat': null
  /** Supervisor */
  'by.supervisor': null
  /** Collected */
  collected: null
  /** Created */
  created: null
  /** Ended */
  ended: null
  /** Executed by */
  executor: null
  /** Official API */
  'executor.api': null
  /** By hand */
  'executor.assisted': null
  /** Task type */
  kind: null
  /** Add friend */
  'kind.add_friend': null
  /** Change language */
  'kind.change_language': null
  /** Collect commenters */
  'kind.collect_commenters': null
  /** Collect followers */
  'kind.collect_followers': null
  /** Collect following */
  'kind.collect_following': null
  /** Collect friends */
  'kind.collect_friends': null
  /** Collect group members */
  'kind.collect_group_members': null
  /** Collect profiles */
  'kind.collect_homepage': null
  /** Collect by keyword */
  'kind.collect_keywords': null
  /** Collect likers */
  'kind.collect_likers': null
  /** Collect sharers */
  'kind.collect_sharers': null
  /** Link comment */
  'kind.comment_link': null
  /** Edit profile */
  'kind.edit_profile': null
  /** Follow */
  'kind.follow': null
  /** Join group */
  'kind.join_group': null
  /** Like */
  'kind.like': null
  /** Group post */
  'kind.publish_group_post': null
  /** Post */
  'kind.publish_post': null
  /** Group pulling */
  'kind.pull_group': null
  /** Private message */
  'kind.send_message': null
  /** Last progress */
  lastProgress: null
  /** It has waited longer than the usual five minutes. Check whether its seat is online. */
  lateHint: null
  /** {{count, number}} min late */
  late: { count: number }
  /** Task name */
  name: null
  /** Network */
  network: null
  /** No people collected yet */
  noPeople: null
  /** People appear here while the task runs. */
  noPeopleText: null
  /** — */
  none: null
  /** No. */
  number: null
  /** Outcome */
  outcome: null
  /** Done */
  'outcome.done': null
  /** Failed */
  'outcome.failed': null
  /** Pending */
  'outcome.pending': null
  /** Skipped */
  'outcome.skipped': null
  /** Unknown */
  'outcome.unknown': null
  /** Overview */
  overview: null
  /** Pages read */
  pages: null
  /** The account is blocked until someone unblocks it */
  'park.account_blocked': null
  /** The account rests after a block */
  'park.account_parked': null
  /** The account is signed out; sign in again and it goes on */
  'park.account_signed_out': null
  /** Daily limit reached */
  'park.daily_cap': null
  /** The agent’s computer has no disk space left */
  'park.disk_full': null
  /** Network error */
  'park.network_fault': null
  /** Network can't be reached */
  'park.network_unreachable': null
  /** Can't be reached through its proxy */
  'park.proxy_unreachable': null
  /** Quiet hours */
  'park.quiet_hours': null
  /** Rate limit, resumes by itself */
  'park.rate_limit': null
  /** Pause between two targets */
  'park.send_interval': null
  /** Usage cap reached */
  'park.usage_cap': null
  /** Paused */
  parked: null
  /** {{done, number}} of {{total, number}}: {{reason}} */
  partly: { done: number; total: number; reason: string | number }
  /** Collected people */
  people: null
  /** Progress */
  progress: null
  /** End reason */
  reason: null
  /** No access to the target */
  'reason.access_refused': null
  /** Account is blocked */
  'reason.account_blocked': null
  /** Account was deleted */
  'reason.account_deleted': null
  /** Account is signed out */
  'reason.account_signed_out': null
  /** Account was unassigned */
  'reason.account_unassigned': null
  /** Was done before */
  'reason.already_done': null
  /** The link can't be read */
  'reason.bad_link': null
  /** Ended by an administrator */
  'reason.by_administrator': null
  /** Ended manually */
  'reason.by_person': null
  /** The network refuses this */
  'reason.capability_refused': null
  /** Reached recently */
  'reason.contacted_lately': null
  /** Already reached */
  'reason.duplicate': null
  /** Time is up */
  'reason.duration_over': null
  /** Something went wrong */
  'reason.fault': null
  /** List finished */
  'reason.list_exhausted': null
  /** Blocked by the network */
  'reason.network_block': null
  /** The network's settings are wrong */
  'reason.network_misconfigured': null
  /** Cannot be reached */
  'reason.not_reachable': null
  /** Not suitable */
  'reason.not_suitable': null
  /** The network repeats itself: nobody new */
  'reason.nothing_new': null
  /** On the opt-out list */
  'reason.opted_out': null
  /** Ports expired */
  'reason.port_expired': null
  /** Ports were released */
  'reason.ports_released': null
  /** All retries failed */
  'reason.retries_spent': null
  /** Seat was deleted */
  'reason.seat_deleted': null
  /** Seat was disabled */
  'reason.seat_disabled': null
  /** Target does not exist */
  'reason.target_missing': null
  /** Target reached */
  'reason.target_reached': null
  /** Usage cap reached */
  'reason.usage_cap': null
  /** Search name or handle */
  searchPeople: null
  /** Seat */
  seat: null
  /** {{name}} ({{code}}) */
  seatOf: { name: string | number; code: string | number }
  /** Collected */
  seen: null
  /** someone */
  someone: null
  /** Scheduled start */
  startTime: null
  /** Started */
  started: null
  /** Status */
  status: null
  /** Completed */
  'status.completed': null
  /** Ended */
  'status.ended': null
  /** Execution error */
  'status.error': null
  /** Pending execution */
  'status.pending': null
  /** In queue */
  'status.queued': null
  /** In progress */
  'status.running': null
  /** #{{number}} · {{kind}} */
  subtitle: { number: string | number; kind: string | number }
  /** Target */
  targetName: null
  /** Reason */
  targetReason: null
  /** Targets */
  targets: null
  /** Friend requests by {{account}} */
  'title.add_friend': { account: string | number }
  /** Language of {{account}} */
  'title.change_language': { account: string | number }
  /** Commenters on {{who}}'s post */
  'title.collect_commenters': { who: string | number }
  /** Followers of {{who}} */
  'title.collect_followers': { who: string | number }
  /** Followed by {{who}} */
  'title.collect_following': { who: string | number }
  /** Friends of {{who}} */
  'title.collect_friends': { who: string | number }
  /** Members of a group */
  'title.collect_group_members': null
  /** Profile of {{who}} */
  'title.collect_homepage': { who: string | number }
  /** People who write about “{{who}}” */
  'title.collect_keywords': { who: string | number }
  /** Likers of {{who}}'s post */
  'title.collect_likers': { who: string | number }
  /** Sharers of {{who}}'s post */
  'title.collect_sharers': { who: string | number }
  /** Comments on {{who}}'s post */
  'title.comment_link': { who: string | number }
  /** Profile of {{account}} edited */
  'title.edit_profile': { account: string | number }
  /** {{account}} follows people */
  'title.follow': { account: string | number }
  /** {{account}} joins groups */
  'title.join_group': { account: string | number }
  /** Likes for {{who}}'s post */
  'title.like': { who: string | number }
  /** Group post by {{account}} */
  'title.publish_group_post': { account: string | number }
  /** Post by {{account}} */
  'title.publish_post': { account: string | number }
  /** Group invitations by {{account}} */
  'title.pull_group': { account: string | number }
  /** Messages from {{account}} */
  'title.send_message': { account: string | number }
  /** {{title}} and {{count, number}} more */
  titleMore: { title: string | number; count: number }
  /** {{count, number}} a day reached */
  'wait.capReached': { count: number }
  /** Waiting for {{seat}}'s client */
  'wait.client': { seat: string | number }
  /** {{seat}} is offline */
  'wait.offline': { seat: string | number }
  /** Starts {{time}} */
  'wait.scheduled': { time: string | number }
  /** Waits until {{time}}: {{reason}} */
  'wait.until': { time: string | number; reason: string | number }
  /** Why */
  why: null
}
