// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface SheetMessages {
  /** Account */
  account: null
  /** Account ID */
  account_id: null
  /** Account type */
  account_type: null
  /** Accounts */
  accounts: null
  /** Assigned accounts */
  accounts_assigned: null
  /** Open accounts */
  accounts_open: null
  /** Aims for */
  aim: null
  /** Allocation limit */
  allocation_limit: null
  /** By hand */
  by_hand: null
  /** Content */
  content: null
  /** Country */
  country: null
  /** ID on the network */
  external_id: null
  /** First seen */
  first_seen: null
  /** Followers */
  followers: null
  /** Group */
  group: null
  /** Handle */
  handle: null
  /** IP */
  ip: null
  /** Last seen */
  last_seen: null
  /** Rows left out */
  left_out: null
  /** Resource library */
  library: null
  /** Location */
  location: null
  /** Name */
  name: null
  /** Network */
  network: null
  /** Facebook */
  network_facebook: null
  /** Facebook (sandbox) */
  network_facebook_sandbox: null
  /** Instagram */
  network_instagram: null
  /** Instagram (sandbox) */
  network_instagram_sandbox: null
  /** X */
  network_x: null
  /** X (sandbox) */
  network_x_sandbox: null
  /** Nickname */
  nickname: null
  /** No */
  no: null
  /** Note */
  note: null
  /** Opted out */
  opted_out: null
  /** Password */
  password: null
  /** Platform */
  platform: null
  /** Port */
  port: null
  /** Ports in use */
  ports_taken: null
  /** Proxies */
  proxies: null
  /** Proxy */
  proxy: null
  /** Reason */
  reason: null
  /** Remark */
  remark: null
  /** Commenter */
  resource_commenter: null
  /** Follower */
  resource_fan: null
  /** Profile */
  resource_homepage: null
  /** Resource ID */
  resource_id: null
  /** Liker */
  resource_liker: null
  /** Sharer */
  resource_sharer: null
  /** User */
  resource_user: null
  /** Row */
  row: null
  /** Scheme */
  scheme: null
  /** Seat code */
  seat_code: null
  /** Seat ID */
  seat_id: null
  /** Settled */
  settled_at: null
  /** Sign-in email or phone */
  sign_in_name: null
  /** Source */
  source: null
  /** Task ID */
  task_id: null
  /** Tasks */
  tasks: null
  /** Time zone */
  time_zone: null
  /** Type */
  type: null
  /** URL */
  url: null
  /** User */
  user: null
  /** Username */
  username: null
  /** Yes */
  yes: null
}
