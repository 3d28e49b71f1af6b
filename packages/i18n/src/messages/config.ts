// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ConfigMessages {
  /** Allow registration */
  allow: null
  /** The registration page shows the message below. */
  allowOff: null
  /** Anybody with an email address can register. */
  allowOn: null
  /** Who may register */
  'card.allow': null
  /** Brand */
  'card.brand': null
  /** Gift for newcomers */
  'card.gift': null
  /** Internal note */
  'card.note': null
  /** Payment */
  'card.pay': null
  /** Message while registration is off */
  'card.refusal': null
  /** Support and help */
  'card.support': null
  /** Visitors */
  'card.visitors': null
  /** Discard changes */
  discard: null
  /** Both are 0, or both are more. */
  giftHint: null
  /** Gifted days */
  giftedDays: null
  /** Gifted ports */
  giftedPorts: null
  /** Shown in the console and the desktop client. */
  'hint.brand': null
  /** Signs notices and agreements; when empty, the region notice is signed with the product's name. */
  'hint.company': null
  /** Asked when the first fails; answers ip and country. */
  'hint.geo_fallback_url': null
  /** HTTPS address that answers ip and country_code; empty asks nobody. */
  'hint.geo_lookup_url': null
  /** Left empty, it leads to the built-in lookup. */
  'hint.help_anti_scam': null
  /** Begins with http:// or https://. */
  'hint.help_channel': null
  /** Left empty, it leads to the built-in feedback page. */
  'hint.help_feedback': null
  /** Begins with http:// or https://. */
  'hint.help_guide': null
  /** One of the five links of the help panel; empty shows it as not set up. */
  'hint.help_support': null
  /** Only administrators see it. */
  'hint.operator_note': null
  /** Holds for orders that are opened from now on. */
  'hint.order_lifetime_minutes': null
  /** When off, browsers no longer ask where they are. */
  'hint.region_notice': null
  /** Stands below the company's name; empty: “A Singapore technology company”. */
  'hint.region_signature': null
  /** As text, for example an email address or chat handle. */
  'hint.support_contact': null
  /** Recharges are paid to it. Check it carefully; while it is empty, people are sent to support. */
  'hint.usdt_address': null
  /** For example TRC20. */
  'hint.usdt_network': null
  /** At once */
  'job.atOnce': null
  /** Copy error */
  'job.copyError': null
  /** Took */
  'job.duration': null
  /** Error */
  'job.error': null
  /** Every */
  'job.every': null
  /** Failed */
  'job.failed': null
  /** Identifier */
  'job.id': null
  /** Last failure */
  'job.lastFailure': null
  /** Last run */
  'job.lastTick': null
  /** Late */
  'job.late': null
  /** {{count, number}} ms */
  'job.ms': { count: number }
  /** Job */
  'job.name': null
  /** Never */
  'job.never': null
  /** Never ran */
  'job.neverRan': null
  /** Next run */
  'job.nextDue': null
  /** Fine */
  'job.ok': null
  /** Server */
  'job.server': null
  /** State */
  'job.state': null
  /** Clear unused files */
  'jobs.file-cleaning': null
  /** Clear expired sessions and records */
  'jobs.housekeeping': null
  /** Send mails */
  'jobs.mail': null
  /** Clear old mails */
  'jobs.mail-tidying': null
  /** Find what people are to be told */
  'jobs.notification-check': null
  /** Close overdue orders */
  'jobs.order-close': null
  /** End expired ports */
  'jobs.port-expiry': null
  /** Check proxies */
  'jobs.proxy-check': null
  /** Clear old codes */
  'jobs.registration-tidying': null
  /** Clear abandoned release uploads */
  'jobs.release-cleaning': null
  /** Notice seats that went silent */
  'jobs.seat-silence': null
  /** Check statistics */
  'jobs.statistics': null
  /** Take back lost tasks */
  'jobs.task-lease': null
  /** Start due tasks */
  'jobs.task-start': null
  /** Send webhook messages */
  'jobs.webhook-delivery': null
  /** Remove old webhook messages */
  'jobs.webhook-tidying': null
  /** Last changed by {{email}}, {{time}} */
  lastChange: { email: string | number; time: string | number }
  /** Settings of the system, email and registration, and the state of background jobs. */
  lead: null
  /** {{host}}:{{port}} */
  'mail.address': { host: string | number; port: string | number }
  /** Hidden: this email carries an administrator’s code */
  'mail.confidential': null
  /** Configured */
  'mail.configured': null
  /** Content */
  'mail.content': null
  /** No longer kept */
  'mail.contentGone': null
  /** Plain text. {{code}} is the code and must be in it; {{minutes}} is how long it counts. */
  'mail.contentHint': { code: string | number; minutes: string | number }
  /** Copy recipient */
  'mail.copyTo': null
  /** Created */
  'mail.created': null
  /** Edit */
  'mail.edit': null
  /** Mails appear here once somebody asks for a code. */
  'mail.emptyText': null
  /** No mails yet */
  'mail.emptyTitle': null
  /** Last error */
  'mail.error': null
  /** Code expires after */
  'mail.expiry': null
  /** Remove the stored password */
  'mail.forget': null
  /** Without a mail server, mails stay in the outbox below, where administrators can read them. */
  'mail.held': null
  /** Server address */
  'mail.host': null
  /** Type */
  'mail.kind': null
  /** Notification */
  'mail.kind.notification': null
  /** Registration code */
  'mail.kind.register': null
  /** Already registered */
  'mail.kind.registered': null
  /** Password reset */
  'mail.kind.reset': null
  /** Mail settings changed */
  'mail.kind.settings_changed': null
  /** Not configured */
  'mail.notConfigured': null
  /** Outbox */
  'mail.outbox': null
  /** Mails of the last thirty days. Those that no server could send are readable while their code counts. */
  'mail.outboxLead': null
  /** Empty uses the default, in the reader's language. */
  'mail.ownWords': null
  /** Email password */
  'mail.password': null
  /** Stored encrypted and never shown again. */
  'mail.passwordEmpty': null
  /** Empty keeps the stored one; type it again when server or user name change. */
  'mail.passwordKept': null
  /** None */
  'mail.passwordNone': null
  /** Stored, never shown again */
  'mail.passwordSet': null
  /** Server port */
  'mail.port': null
  /** Encryption */
  'mail.secure': null
  /** None */
  'mail.secure.none': null
  /** STARTTLS */
  'mail.secure.starttls': null
  /** TLS (recommended) */
  'mail.secure.tls': null
  /** Sender */
  'mail.sender': null
  /** The address that readers see. */
  'mail.senderHint': null
  /** Sent */
  'mail.sent': null
  /** Server */
  'mail.server': null
  /** Set up mail server */
  'mail.setUp': null
  /** State */
  'mail.state': null
  /** Failed */
  'mail.state.failed': null
  /** Held */
  'mail.state.held': null
  /** Queued */
  'mail.state.queued': null
  /** Sent */
  'mail.state.sent': null
  /** Skipped */
  'mail.state.skipped': null
  /** Subject */
  'mail.subject': null
  /** Send test email */
  'mail.test': null
  /** Send */
  'mail.testAction': null
  /** Sent at once, with a code that counts nowhere. */
  'mail.testHint': null
  /** Test email sent to {{to}} */
  'mail.testSent': { to: string | number }
  /** Send a test email */
  'mail.testTitle': null
  /** Send to */
  'mail.testTo': null
  /** To */
  'mail.to': null
  /** Tries */
  'mail.tries': null
  /** Registration code email */
  'mail.type.register': null
  /** Password reset email */
  'mail.type.reset': null
  /** User name */
  'mail.user': null
  /** Empty where the server asks for none. */
  'mail.userHint': null
  /** min */
  minutes: null
  /** Change settings */
  'net.edit': null
  /** API address */
  'net.field.api_base': null
  /** App secret */
  'net.field.app_secret': null
  /** Authorization URL */
  'net.field.authorize_url': null
  /** Callback ports */
  'net.field.callback_ports': null
  /** Client ID */
  'net.field.client_id': null
  /** Login */
  'net.field.login': null
  /** Read cap per month */
  'net.field.monthly_reads': null
  /** Token URL */
  'net.field.token_url': null
  /** Upload address */
  'net.field.upload_base': null
  /** Graph version */
  'net.field.version': null
  /** API vocabulary */
  'net.field.vocabulary': null
  /** Website */
  'net.field.web_base': null
  /** Remove the stored app secret */
  'net.forget': null
  /** Separated by commas; each registered at the network as http://127.0.0.1:PORT/callback. */
  'net.hint.callback_ports': null
  /** ID of your app at the network. */
  'net.hint.client_id': null
  /** Empty = {{initial}} */
  'net.hint.empty': { initial: string | number }
  /** instagram or facebook: which login your app is set up for. */
  'net.hint.login': null
  /** Posts and people that the app may read in a month; empty = no cap. */
  'net.hint.monthly_reads': null
  /** post, or tweet where X still wants the older names. */
  'net.hint.vocabulary': null
  /** A network is offered once nothing is missing. Settings from environment variables cannot be changed here. */
  'net.lead': null
  /** Missing or wrong: {{list}} */
  'net.missing': { list: string | number }
  /** Not set up */
  'net.notOffered': null
  /** Offered */
  'net.offered': null
  /** Default */
  'net.origin.default': null
  /** From the environment */
  'net.origin.environment': null
  /** Not set */
  'net.origin.none': null
  /** Set here */
  'net.origin.stored': null
  /** Read this month */
  'net.reads': null
  /** Empty keeps the one that is set. */
  'net.secretKept': null
  /** Kept encrypted on the server and never shown again. */
  'net.secretNew': null
  /** Set; never shown */
  'net.secretSet': null
  /** Set up */
  'net.setUp': null
  /** {{value}} ({{origin}}) */
  'net.value': { value: string | number; origin: string | number }
  /** — */
  none: null
  /** Registrations per IP address and day */
  perIp: null
  /** Days are counted in UTC. */
  perIpHint: null
  /** Shown in the visitor's language; a missing one falls back to the first that is there, and without any, to the system's own words. */
  refusalHint: null
  /** Save */
  save: null
  /** Settings saved */
  saved: null
  /** Email */
  'section.email': null
  /** Background jobs */
  'section.jobs': null
  /** Networks */
  'section.networks': null
  /** Registration */
  'section.registration': null
  /** System */
  'section.system': null
  /** Translation */
  'section.translation': null
  /** Product name */
  'setting.brand': null
  /** Company */
  'setting.company': null
  /** Second lookup of the country */
  'setting.geo_fallback_url': null
  /** First lookup of the country */
  'setting.geo_lookup_url': null
  /** Anti-scam lookup */
  'setting.help_anti_scam': null
  /** Chat channel */
  'setting.help_channel': null
  /** Feedback */
  'setting.help_feedback': null
  /** Usage guide */
  'setting.help_guide': null
  /** Link to support */
  'setting.help_support': null
  /** Note */
  'setting.operator_note': null
  /** Recharges stay open for */
  'setting.order_lifetime_minutes': null
  /** Restriction notice for mainland China */
  'setting.region_notice': null
  /** Who signs the notice */
  'setting.region_signature': null
  /** Support contact */
  'setting.support_contact': null
  /** USDT deposit address */
  'setting.usdt_address': null
  /** Network of the address */
  'setting.usdt_network': null
  /** Configuration */
  title: null
  /** Edit translation */
  'translation.edit': null
  /** Remove the stored key */
  'translation.forget': null
  /** API key */
  'translation.key': null
  /** Stored encrypted and never shown again. */
  'translation.keyHint': null
  /** Empty keeps the stored one; type it again when provider or address change. */
  'translation.keyKept': null
  /** Stored, never shown again */
  'translation.keySet': null
  /** No translation */
  'translation.none': null
  /** Not set up */
  'translation.off': null
  /** Until one is set up, nobody is offered a translation. */
  'translation.offText': null
  /** In use */
  'translation.on': null
  /** The provider’s own */
  'translation.ownUrl': null
  /** Provider */
  'translation.provider': null
  /** Set up translation */
  'translation.setUp': null
  /** Test translation */
  'translation.test': null
  /** The service answered: {{text}} */
  'translation.tested': { text: string | number }
  /** Translation service */
  'translation.title': null
  /** Address */
  'translation.url': null
  /** Empty uses the provider’s own. LibreTranslate needs the address of your server. */
  'translation.urlHint': null
}
