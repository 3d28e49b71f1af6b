// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface GalleryMessages {
  /** Actions */
  actions: null
  /** Actions for {{name}} */
  actionsOf: { name: string | number }
  /** Other states */
  allStates: null
  /** {{count, number}} rows */
  'bigTable.count': { count: number }
  /** Fill the height */
  'bigTable.fill': null
  /** {{count, number}} rows on one page; only the visible ones are rendered. */
  'bigTable.lead': { count: number }
  /** Progress */
  'bigTable.progress': null
  /** On a page that scrolls */
  'bigTable.scroll': null
  /** Large table */
  'bigTable.title': null
  /** Notes on days. Today is the day in your time zone: {{zone}}. */
  'calendar.lead': { zone: string | number }
  /** Calendar with notes */
  'calendar.title': null
  /** On its own, every 5 seconds */
  'carousel.alone': null
  /** By hand */
  'carousel.byHand': null
  /** Swipe, step through, or let it play with a button to stop it. It rests under the pointer or the focus, and stays still for those who prefer less motion. */
  'carousel.lead': null
  /** A single slide */
  'carousel.single': null
  /** Carousel */
  'carousel.title': null
  /** Spent per day (area) */
  'charts.area': null
  /** Messages per day (bar) */
  'charts.bar': null
  /** Day */
  'charts.day': null
  /** Shares (donut) */
  'charts.donut': null
  /** Ports in use (gauge) */
  'charts.gauge': null
  /** Read them with the pointer or the arrow keys, hide a series in the legend, or show the numbers as a table. */
  'charts.lead': null
  /** Messages per day (line) */
  'charts.line': null
  /** Shares (pie) */
  'charts.pie': null
  /** Ranking */
  'charts.ranking': null
  /** Ports in use (ring) */
  'charts.ring': null
  /** All networks together (stacked) */
  'charts.stacked': null
  /** Charts */
  'charts.title': null
  /** Choose */
  choose: null
  /** Most frequent words */
  'cloud.card': null
  /** The words of a text, as large as they are frequent. */
  'cloud.lead': null
  /** Enter some text. */
  'cloud.none': null
  /** a an the and or of for per on to in at by it so with from their they is are */
  'cloud.plain': null
  /** Tasks find customers, customers answer messages, messages bring customers. Supervisors assign seats, seats run tasks, tasks take ports. Seats open accounts, accounts take ports. Scripts, pictures and resources: scripts welcome customers, pictures attract followers, resources come from tasks. Followers become customers, customers recommend friends. Tasks show their progress, report trouble and release ports. */
  'cloud.sample': null
  /** Source */
  'cloud.source': null
  /** Text */
  'cloud.text': null
  /** Word cloud */
  'cloud.title': null
  /** Edit */
  edit: null
  /** Formatted text as clean HTML: what is pasted keeps its structure and loses everything else. */
  'editor.lead': null
  /** Rich-text editor */
  'editor.title': null
  /** Content */
  'editors.content': null
  /** Please write something */
  'editors.nothing': null
  /** As readers see it */
  'editors.read': null
  /** Write */
  'editors.write': null
  /** Box to tick */
  'field.box': null
  /** Change it, and the error goes */
  'field.change': null
  /** Choice */
  'field.choice': null
  /** Choice by typing */
  'field.find': null
  /** List of lines */
  'field.lines': null
  /** Longer text */
  'field.long': null
  /** Date and time */
  'field.moment': null
  /** Number */
  'field.number': null
  /** Secret */
  'field.secret': null
  /** Several by typing */
  'field.several': null
  /** Switch */
  'field.switch': null
  /** One line */
  'field.text': null
  /** Confirm password */
  'form.again': null
  /** I have read and accept the rules */
  'form.agree': null
  /** New entry */
  'form.card': null
  /** Daily limit */
  'form.count': null
  /** Saved {{name}} */
  'form.done': { name: string | number }
  /** Earlier */
  'form.earlier': null
  /** Email */
  'form.email': null
  /** Every kind of field under one set of rules. Send it empty: the first wrong field takes the focus. */
  'form.lead': null
  /** Links, one per line */
  'form.links': null
  /** Name */
  'form.name': null
  /** 3 to 20 characters */
  'form.nameHint': null
  /** Rest at night */
  'form.night': null
  /** Password */
  'form.password': null
  /** Saved entry */
  'form.saved': null
  /** What the form saves appears here. Passwords are never kept. */
  'form.savedNone': null
  /** Seat */
  'form.seat': null
  /** Further seats */
  'form.seats': null
  /** Start */
  'form.start': null
  /** This name is in use already */
  'form.taken': null
  /** Form */
  'form.title': null
  /** The icons that the product draws with. A menu entry names its icon by these names. */
  'icons.lead': null
  /** No icon has this in its name. */
  'icons.none': null
  /** Search icons */
  'icons.search': null
  /** Icons */
  'icons.title': null
  /** Kept on this computer, in local storage as {{key}}. */
  kept: { key: string | number }
  /** A text that is much longer than the place it was given, so that one can see how it wraps, shortens or pushes its neighbours aside */
  longText: null
  /** Long texts */
  longTexts: null
  /** Show */
  'map.figure': null
  /** Followers */
  'map.followers': null
  /** Figures by country. Point at a country, or walk through them with the arrow keys, the largest first. */
  'map.lead': null
  /** Replies */
  'map.replies': null
  /** Map */
  'map.title': null
  /** Plain text with marks. HTML in it stays text. */
  'markdown.lead': null
  /** Markdown editor */
  'markdown.title': null
  /** Network */
  network: null
  /** The server could not save this. */
  'notice.error': null
  /** A new version will be installed tonight. */
  'notice.info': null
  /** The changes are saved. */
  'notice.success': null
  /** The ports expire in 3 days. */
  'notice.warning': null
  /** Error */
  'noticeName.error': null
  /** Information */
  'noticeName.info': null
  /** Success */
  'noticeName.success': null
  /** Warning */
  'noticeName.warning': null
  /** You confirmed. This is a demo: nothing was released. */
  'overlays.agreed': null
  /** Release the ports of seat 100001? */
  'overlays.ask': null
  /** Release ports */
  'overlays.askAction': null
  /** Dialogs and panels */
  'overlays.dialogs': null
  /** Do something */
  'overlays.do1': null
  /** Not possible now */
  'overlays.do2': null
  /** 2 accounts go offline. */
  'overlays.effect1': null
  /** 3 tasks end; what they collected stays. */
  'overlays.effect2': null
  /** Form in a dialog */
  'overlays.form': null
  /** What opens above a screen: Escape closes it, and the focus returns to where it was. */
  'overlays.lead': null
  /** Menu */
  'overlays.menu': null
  /** Menus */
  'overlays.menus': null
  /** Notices */
  'overlays.notices': null
  /** Side panel */
  'overlays.panel': null
  /** Question */
  'overlays.question': null
  /** You cancelled. */
  'overlays.refused': null
  /** Say something */
  'overlays.speak': null
  /** Dialogs and notices */
  'overlays.title': null
  /** Question with a word to type */
  'overlays.typed': null
  /** Show the region notice? */
  'region.ask': null
  /** It covers the whole page and cannot be closed. Reload the page to come back. */
  'region.noWayPast': null
  /** Show the notice */
  'region.show': null
  /** Region notice */
  'region.title': null
  /** Remark */
  remark: null
  /** Seaport 1.2 */
  'sample.head': null
  /** One port for each account or task. */
  'sample.quote': null
  /** New: a port board that everybody on the team sees, and quiet hours for each account. */
  'sample.text': null
  /** Saved {{name}} */
  saved: { name: string | number }
  /** Add a row */
  'sheet.add': null
  /** Columns: name, followers, remark, below one row of heads; at most {{rows, number}} rows. */
  'sheet.columns': { rows: number }
  /** Excel file */
  'sheet.file': null
  /** Rows to import: {{good, number}}. Left out: {{bad, number}}. */
  'sheet.found': { good: number; bad: number }
  /** Import Excel */
  'sheet.import': null
  /** {{count, number}} rows imported */
  'sheet.imported': { count: number }
  /** Edit directly in the cells. Import rows from Excel and export to Excel or CSV. */
  'sheet.lead': null
  /** Row {{row}}: {{problem}} */
  'sheet.leftOut': { row: string | number; problem: string | number }
  /** New row */
  'sheet.newName': null
  /** The file has no rows to import */
  'sheet.nothing': null
  /** Import {{count, number}} rows */
  'sheet.take': { count: number }
  /** Editable table */
  'sheet.title': null
  /** One port, one piece of work */
  'slide.ports': null
  /** An open account or a task takes a port. Release it, and the next one can start. */
  'slide.portsText': null
  /** Every agent at their own desk */
  'slide.seats': null
  /** A seat belongs to one device at a time. You see who is online and what they work on. */
  'slide.seatsText': null
  /** Tasks that tell how far they are */
  'slide.tasks': null
  /** Progress arrives live. A task that stops names its reason, and starts again where it was. */
  'slide.tasksText': null
  /** Start over */
  startAfresh: null
  /** Left of today */
  'stat.dayLeft': null
  /** People found */
  'stat.people': null
  /** Ports in use */
  'stat.ports': null
  /** Spent */
  'stat.spent': null
  /** against last week */
  'stat.week': null
  /** Disabled */
  'state.disabled': null
  /** Nothing to show */
  'state.empty': null
  /** Failed */
  'state.failed': null
  /** This failure is made on purpose: try again until it goes away. */
  'state.failedText': null
  /** Loading */
  'state.loading': null
  /** With an error */
  'state.wrong': null
  /** A part that crashes */
  'states.crash': null
  /** Let it crash */
  'states.crashNow': null
  /** The rest of the page stays as it is. */
  'states.crashText': null
  /** Created */
  'states.created': null
  /** Create */
  'states.emptyAction': null
  /** Create the first one to begin. */
  'states.emptyText': null
  /** What a screen shows when it waits, has nothing, or fails. */
  'states.lead': null
  /** Table: empty */
  'states.tableEmpty': null
  /** Table: failed */
  'states.tableFailed': null
  /** Table: loading */
  'states.tableLoading': null
  /** Table: nothing matches */
  'states.tableNoMatch': null
  /** Table: old rows after a failure */
  'states.tableStale': null
  /** States */
  'states.title': null
  /** It worked this time */
  'states.well': null
  /** How long ago */
  'statistics.ago': null
  /** States */
  'statistics.badges': null
  /** QR code and copying */
  'statistics.code': null
  /** To be copied */
  'statistics.copy': null
  /** Numbers that matter, where they are going, and how the language writes them. */
  'statistics.lead': null
  /** Length of time */
  'statistics.length': null
  /** This page was opened */
  'statistics.moment': null
  /** Money */
  'statistics.money': null
  /** Unknown */
  'statistics.none': null
  /** Number */
  'statistics.number': null
  /** Avatars */
  'statistics.people': null
  /** Share */
  'statistics.percent': null
  /** Progress */
  'statistics.progress': null
  /** In short */
  'statistics.short': null
  /** Statistics */
  'statistics.title': null
  /** Written in this language */
  'statistics.written': null
  /** Kind */
  'step.kind': null
  /** What shall be done */
  'step.kindHint': null
  /** Limits */
  'step.limits': null
  /** How many, how fast */
  'step.limitsHint': null
  /** Start */
  'step.start': null
  /** When it begins */
  'step.startHint': null
  /** Targets */
  'step.targets': null
  /** Whom it concerns */
  'step.targetsHint': null
  /** All steps are done. */
  'steps.allDone': null
  /** Back */
  'steps.back': null
  /** How far a longer piece of work has come. Steps that are done lead back. */
  'steps.lead': null
  /** Next */
  'steps.next': null
  /** Now: {{step}} */
  'steps.now': { step: string | number }
  /** Steps */
  'steps.title': null
  /** Create a task */
  'steps.work': null
  /** Active */
  'table.active': null
  /** Add */
  'table.add': null
  /** Delete {{count, number}} rows? */
  'table.ask': { count: number }
  /** Delete */
  'table.deleteChosen': null
  /** Edit {{name}} */
  'table.edit': { name: string | number }
  /** Followers */
  'table.followers': null
  /** {{count, number}} rows deleted */
  'table.gone': { count: number }
  /** Inactive */
  'table.inactive': null
  /** Search, filter, sort, add, edit and view. Arrow keys move between rows, Enter opens one, Space selects it. */
  'table.lead': null
  /** and {{count, number}} more */
  'table.more': { count: number }
  /** Name */
  'table.name': null
  /** No. */
  'table.number': null
  /** Search names */
  'table.search': null
  /** Last seen */
  'table.seen': null
  /** State */
  'table.state': null
  /** Basic table */
  'table.title': null
  /** View */
  'table.view': null
  /** Failed */
  'tone.danger': null
  /** In queue */
  'tone.info': null
  /** Not started */
  'tone.neutral': null
  /** In progress */
  'tone.primary': null
  /** Completed */
  'tone.success': null
  /** Waiting */
  'tone.warning': null
  /** Press Ctrl K to jump to any screen. */
  'tour.body': null
  /** Tips of the day */
  'tour.card': null
  /** A short tip that changes now and then. */
  'tour.cardText': null
  /** Your figures */
  'tour.figures': null
  /** Ports and people at a glance. */
  'tour.figuresText': null
  /** Call-outs beside the parts that they explain. It opens by itself the first time. */
  'tour.lead': null
  /** Show me around */
  'tour.start': null
  /** Start the tour again whenever you like. */
  'tour.startText': null
  /** Guided tour */
  'tour.title': null
  /** Type to find */
  typeToFind: null
  /** Drop files or choose them. They are stored on the server with the files of your account; files whose content does not match their type are refused. */
  'upload.lead': null
  /** Pictures */
  'upload.pictures': null
  /** Pictures on the server */
  'upload.stored': null
  /** Upload */
  'upload.title': null
  /** Address valid until {{time}} */
  'upload.until': { time: string | number }
  /** Video */
  'upload.video': null
  /** Confidential figures are shown here. */
  'watermark.body': null
  /** A page with a watermark */
  'watermark.card': null
  /** Every screenshot shows who was looking. The text below can still be selected and clicked. */
  'watermark.lead': null
  /** Text of the watermark */
  'watermark.text': null
  /** Watermark */
  'watermark.title': null
}
