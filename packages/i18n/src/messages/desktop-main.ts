// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface DesktopMainMessages {
  /** Cancel */
  'close.cancel': null
  /** Keep running */
  'close.keep': null
  /** Quit */
  'close.quit': null
  /** Do not ask again */
  'close.remember': null
  /** Running tasks: {{count}}. Seaport can keep working in the background without its window. If you quit, the tasks pause and continue at the next start; nothing is lost. */
  'close.text': { count: number }
  /** Tasks are still running */
  'close.title': null
  /** Leave */
  'leave.leave': null
  /** Quit anyway */
  'leave.quit': null
  /** {{page}}: something on this page has not been sent or saved yet and would be lost. */
  'leave.quitText': { page: string | number }
  /** Quit Seaport? */
  'leave.quitTitle': null
  /** Stay */
  'leave.stay': null
  /** Something on the page has not been sent or saved yet and would be lost. */
  'leave.text': null
  /** Leave this page? */
  'leave.title': null
  /** {{name}} is in this task already */
  'manual.duplicate': { name: string | number }
  /** The open page is not on the account's network */
  'manual.elsewhere': null
  /** Kept {{name}} ({{done}} of {{total}}) */
  'manual.kept': { name: string | number; done: string | number; total: string | number }
  /** The open page is not a profile. Open one person's profile first */
  'manual.no_profile': null
  /** Open the account's window first */
  'manual.no_window': null
  /** Nothing to do here */
  'manual.not_here': null
  /** This is the account's own profile */
  'manual.own_profile': null
  /** Taken back: {{name}} */
  'manual.undone': { name: string | number }
  /** Close window */
  'menu.close': null
  /** Copy */
  'menu.copy': null
  /** Cut */
  'menu.cut': null
  /** Edit */
  'menu.edit': null
  /** Hide Seaport */
  'menu.hide': null
  /** Minimize */
  'menu.minimize': null
  /** Paste */
  'menu.paste': null
  /** Redo */
  'menu.redo': null
  /** Select all */
  'menu.selectAll': null
  /** Full screen */
  'menu.togglefullscreen': null
  /** Undo */
  'menu.undo': null
  /** Window */
  'menu.window': null
  /** {{name}} has stopped: its account is blocked */
  'notice.blocked': { name: string | number }
  /** Task failed: {{name}} */
  'notice.failed': { name: string | number }
  /** {{name}}: say what became of the last target */
  'notice.interrupted': { name: string | number }
  /** {{name}} was not repeated: {{reason}} */
  'notice.not_repeated': { name: string | number; reason: string | number }
  /** {{name}}: the next target is ready */
  'notice.ready': { name: string | number }
  /** @{{handle}} was signed out by its network. Sign in again */
  'notice.signed_out': { handle: string | number }
  /** Version {{version}} is ready. It is installed when Seaport restarts */
  'notice.update': { version: string | number }
  /** Open in browser */
  'outside.open': null
  /** Open {{host}} in your browser? */
  'outside.title': { host: string | number }
  /** Done. This window returns to the network by itself. */
  'page.done': null
  /** Access was not granted. You can try again from Seaport. */
  'page.failed': null
  /** The page wanted to open {{address}}, which is no web address. Nothing was opened */
  'page.refused': { address: string | number }
  /** Seaport sign-in */
  'page.title': null
  /** This account is no longer assigned to this seat */
  'refusal.account_not_assigned': null
  /** Open the account first */
  'refusal.account_not_open': null
  /** Not saved, so nothing was done: this computer’s disk is full. Free some space, then try again */
  'refusal.disk_full': null
  /** This file is not ready to be dragged yet. Please try again */
  'refusal.file_not_ready': null
  /** This person is no longer in the task */
  'refusal.keep_gone': null
  /** This link leads to another place than the account’s network. It was not opened */
  'refusal.link_leads_elsewhere': null
  /** The network has not been set up on this system */
  'refusal.network_not_set_up': null
  /** The network cannot be reached. Please try again */
  'refusal.network_unreachable': null
  /** This computer has no protected storage available, so logins cannot be kept. On Linux, install and unlock a keyring */
  'refusal.no_protected_storage': null
  /** Choose a server first */
  'refusal.no_server': null
  /** None of your Pages is this account, or Seaport was not allowed to see it */
  'refusal.no_such_page': null
  /** Not logged in or login expired, please log in again */
  'refusal.not_logged_in': null
  /** You stayed on the page that is open, so the other page was not opened */
  'refusal.page_kept': null
  /** The proxy did not take this login. Check the user name and the password. If both are right, it may want the sign-in of Windows (NTLM, Kerberos), which Seaport does not speak: ask who looks after your network */
  'refusal.proxy_login_wrong': null
  /** The network cannot be reached through this account’s proxy. Nothing was sent without it */
  'refusal.proxy_unreachable': null
  /** The part that works on tasks is starting again. Nothing is lost: try again in a moment */
  'refusal.runner_restarts': null
  /** This is not a server address. It looks like seaport.example.com */
  'refusal.server_address': null
  /** The server’s security certificate is not valid, so no connection was made */
  'refusal.server_certificate': null
  /** Use an https address: logging in over http is not safe */
  'refusal.server_insecure': null
  /** This address can’t be found. Check the spelling and your connection */
  'refusal.server_not_found': null
  /** What answers at this address is not Seaport */
  'refusal.server_not_seaport': null
  /** This server’s Seaport is too old for this client */
  'refusal.server_too_old': null
  /** The server does not answer. Check your connection, or ask your administrator */
  'refusal.server_unreachable': null
  /** The sign-in was cancelled */
  'refusal.sign_in_cancelled': null
  /** The network reports that access was not allowed */
  'refusal.sign_in_denied': null
  /** The network did not complete the sign-in. Please try again */
  'refusal.sign_in_failed': null
  /** Other sign-ins are under way on this computer. Finish them first */
  'refusal.sign_in_no_port': null
  /** This account is already being signed in */
  'refusal.sign_in_running': null
  /** The sign-in was not completed within ten minutes */
  'refusal.sign_in_timeout': null
  /** The task is over or the target is settled: what happened stays unknown */
  'refusal.target_settled': null
  /** This task is not running on this computer */
  'refusal.task_not_here': null
  /** This can’t be taken back any more */
  'refusal.undo_too_late': null
  /** The server does not answer, so nothing was taken back. Please try again */
  'refusal.undo_unreachable': null
  /** This version is too old to take new tasks. Update first */
  'refusal.update_required': null
  /** Tasks are still running. Restart when they have finished */
  'refusal.update_waits': null
  /** The proxy between this computer and the server wants a login. Try again to enter it, or ask who looks after your network to let Seaport through */
  'refusal.way_login': null
  /** The proxy between this computer and the server refuses the server’s address. Ask who looks after your network to allow it */
  'refusal.way_refuses': null
  /** The proxy in this computer’s network settings does not answer. Check the settings, or ask who looks after your network */
  'refusal.way_unreachable': null
  /** You signed in as @{{got}}, but this account is @{{wanted}}. Nothing was saved */
  'refusal.wrong_account': { got: string | number; wanted: string | number }
  /** Open Seaport */
  'tray.open': null
  /** Quit */
  'tray.quit': null
  /** Running tasks: {{count}} */
  'tray.running': { count: number }
  /** The address {{host}} was not found. Check your connection, and try again. */
  'unreachable.address': { host: string | number }
  /** Try again */
  'unreachable.again': null
  /** {{host}} did not answer. Check your connection, and try again. */
  'unreachable.other': { host: string | number }
  /** This account’s proxy does not answer. Nothing was sent without it. Tell your supervisor, or try again. */
  'unreachable.proxy': null
  /** This page can’t be reached */
  'unreachable.title': null
}
