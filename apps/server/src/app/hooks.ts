import { endSessionsOfTenant } from '../modules/desk/seat/seat.public.ts'
import type { SeatSessionHooks } from '../modules/desk/seat-session/seat-session.public.ts'
import type { AdminUserHooks } from '../modules/people/admin-user/admin-user.public.ts'
import {
  beginNotifications,
  endNotifications,
  giveUpMessages,
} from '../modules/work/notification/notification.public.ts'
import {
  endTasks,
  parkTasks,
  planAnew,
  requeueTasks,
  resumeTasks,
  startDueTasks,
} from '../modules/work/task/task.public.ts'

/** Connects the desk's hooks to the domains above it, which the desk must not import. */
export const deskHooks: SeatSessionHooks = {
  async accountLeaves(work, account) {
    await endTasks(work, account)
  },
  accountBlocked: parkTasks,
  accountUnblocked: resumeTasks,
  accountMoves: planAnew,
  seatClears: endTasks,
  async desktopLeaves(work, seat) {
    await requeueTasks(work, seat)
  },
  async desktopArrives(work, seat) {
    await startDueTasks(work, seat)
  },
}

/** The same for people. */
export const peopleHooks: AdminUserHooks = {
  supervisorAdded: beginNotifications,
  async supervisorDisabled(work, tenantId) {
    await endSessionsOfTenant(work, deskHooks, tenantId, 'user_disabled')
    await giveUpMessages(work, tenantId)
  },
  administratorDisabled: giveUpMessages,
  administratorRemoved: endNotifications,
}
