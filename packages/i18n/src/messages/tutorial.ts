// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface TutorialMessages {
  /** Agent, in the desktop client */
  agent: null
  /** Five steps to finish the work assigned to you. */
  agentLead: null
  /** Amount to pay */
  amount: null
  /** Assign social accounts */
  assign: null
  /** Import accounts, bind a proxy where you use one, and assign them to seats. An account with a proxy never goes out without it. Once unassigned, an account can no longer log in on its former seat's desktop. */
  assignText: null
  /** Open accounts on your ports */
  board: null
  /** The port board is your home: who holds each port, and how far it is. Opening an account takes a port; the first time, sign in to the network in the account's own window. Close the account to free its port. */
  boardText: null
  /** By hand */
  byHand: null
  /** Automatic */
  byItself: null
  /** The cents identify your payment */
  cents: null
  /** {{count, number}} days */
  dayCount: { count: number }
  /** Log in with the seat code */
  device: null
  /** Enter the seat code and password from your supervisor. The first login binds the seat to this computer; while it is online, no other computer can log in to it. When you change computers, ask your supervisor to unbind the old one. */
  deviceText: null
  /** Free */
  free: null
  /** Carry out tasks */
  hand: null
  /** What the official API supports runs automatically while the client is open. The rest is up to you: the client opens the page and shows the script, you act by hand and mark it done or skipped. */
  handText: null
  /** Install the desktop client */
  install: null
  /** Choose the build for your computer in the download centre and install it. Later updates wait until no task is running. */
  installText: null
  /** From an empty account to the first results: the supervisor arranges the work in the console, the agent does it in the desktop client. */
  lead: null
  /** The main steps */
  loop: null
  /** Recharge the balance */
  money: null
  /** Choose an amount or enter your own; you are shown what to pay, with cents that no other open order has. Pay exactly that, decimal point included, so that the payment can be identified. Once it is confirmed, your balance is updated. */
  moneyText: null
  /** Online */
  online: null
  /** Open */
  open: null
  /** Another computer */
  otherDevice: null
  /** {{count, number}} ports */
  portCount: { count: number }
  /** Buy ports and time */
  ports: null
  /** A port is a berth: each open social account takes one, and so does each task under way. You pay by number and days from the balance and see the price before; all ports end on the same day. */
  portsText: null
  /** Good to know */
  questions: null
  /** Refused */
  refused: null
  /** See the results */
  results: null
  /** Progress and collected people appear in the console live, and every wait shows its reason. Results can be filtered, grouped and exported to a spreadsheet. */
  resultsText: null
  /** Create a seat */
  seat: null
  /** Create one seat per member of the team, give it ports, and hand over its code and password. You can change its ports, release them or disable the seat at any time. */
  seatText: null
  /** Add social accounts and assign them to the seat */
  'step.account': null
  /** Log in on the desktop client */
  'step.client': null
  /** Get ports */
  'step.ports': null
  /** Create a seat */
  'step.seat': null
  /** Create the first task */
  'step.task': null
  /** Add */
  'stepAct.account': null
  /** Download */
  'stepAct.client': null
  /** Buy ports */
  'stepAct.ports': null
  /** Create */
  'stepAct.seat': null
  /** New task */
  'stepAct.task': null
  /** One by one, or imported from a list. */
  'stepWhy.account': null
  /** Tasks run on the agent’s computer. */
  'stepWhy.client': null
  /** Every open account and every task takes one port. */
  'stepWhy.ports': null
  /** An agent logs in to the desktop client with its seat code and password. */
  'stepWhy.seat': null
  /** Its results appear here as they arrive. */
  'stepWhy.task': null
  /** {{made, number}} of {{all, number}} done */
  'steps.done': { made: number; all: number }
  /** Done */
  'steps.made': null
  /** To do */
  'steps.open': null
  /** Get started */
  'steps.title': null
  /** When a task stops */
  stop: null
  /** Check the reason: a rate limit passes by itself; sign in again if an account was signed out; ask your supervisor to renew expired ports. Lost connections and restarts lose nothing: the client continues where it stopped. */
  stopText: null
  /** Supervisor, in the console */
  supervisor: null
  /** Six steps to get your team working. */
  supervisorLead: null
  /** Create a task */
  task: null
  /** Choose the kind, the account and how much, and whether it starts now or later. Before it is created you see who carries it out: the official interface, or the agent by hand. A task takes a port until it is over. */
  taskText: null
  /** This computer */
  thisDevice: null
  /** Tutorial */
  title: null
  /** Download the desktop client */
  toDownload: null
  /** Create an account */
  toRegister: null
  /** Is a person collected twice? */
  whatCounts: null
  /** No. Each person of a network is kept once; a second sighting adds its source. Whoever is on the opt-out list is not collected at all. */
  whatCountsText: null
  /** What happens when the time runs out? */
  whatEnds: null
  /** Nothing new can take a port, and running tasks end with that reason. Your data stays; renew, and go on. */
  whatEndsText: null
  /** What will it never do? */
  whatNever: null
  /** It never drives a network's web pages, gets around its checks or hides automation. There are only the official APIs, and people who act by hand. */
  whatNeverText: null
  /** What takes a port? */
  whatTakes: null
  /** Each open social account and each unfinished task takes one. As soon as the account is closed or the task ends, the port is free. */
  whatTakesText: null
}
