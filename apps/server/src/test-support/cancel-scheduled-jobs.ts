import type { Installation } from '../kernel/installation.ts'

/**
 * Leaves nothing for the jobs to write while a test compares what the database holds: checks of proxies and mails that wait are not wanted any more, and those
 * under way have lost their claim. Everything else that jobs do follows the test's clock, which stands still.
 */
export async function cancelScheduledJobs({ database: { db } }: Installation): Promise<void> {
  const idle = { check_wanted_at: null, check_claim: null, check_claimed_until: null }
  await db.updateTable('proxy').set(idle).execute()
  await db.updateTable('notification_setting').set({ check_at: null }).execute()
  await db.updateTable('webhook').set({ check_at: null }).execute()
  await db.updateTable('mail_outbox').set({ state: 'skipped' }).where('state', '=', 'queued').execute()
}
