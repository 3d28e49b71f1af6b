import { createProxy, proxyGroups } from '@seaport/contract/desk/proxy'
import { MailState } from '@seaport/contract/platform/email.schema'
import { DeliveryState } from '@seaport/contract/work/webhook.schema'
import { newId } from '../../kernel/id.ts'
import type { Credentials, TestServer } from '../test-server.ts'

/** Adds to the demo what each filter and search needs: rows that it leaves out and rows that it does not. */
export async function writeMoreRows(
  server: TestServer,
  neighbour: { as: Credentials },
  supervisorId: string,
): Promise<{ blockedId: string; webhookId: string }> {
  const { db } = server.installation.database
  const now = server.clock.now()
  const group = await server.call(proxyGroups.create, { body: { name: 'Berlin' } }, neighbour)
  const body = { group_id: group.id, scheme: 'http' as const, ip: 'berlin.example.com', port: 8080 }
  await server.call(createProxy, { body }, neighbour)
  await db.updateTable('proxy').set({ status: 'checking' }).where('ip', '=', 'berlin.example.com').execute()
  await db
    .updateTable('seat')
    .set({ session_hash: Buffer.from('seat'), last_seen_at: now, told_online: 1, remark: 'By the window' })
    .where('seat_code', '=', '100001')
    .execute()
  await db
    .updateTable('account')
    .set({ follower_count: null })
    .where('account', 'in', ['harbor_tea', 'louismoreau'])
    .execute()
  await db
    .updateTable('task')
    .set({ batch_id: newId(), batch_position: 1, batch_size: 3 })
    .where('number', 'in', [3, 5, 8])
    .execute()
  const trial = await db
    .selectFrom('role')
    .select('key')
    .where('name', '=', 'Trial')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('user')
    .set({ role_key: trial.key })
    .where('email', '=', 'curious@example.test')
    .execute()
  await db.updateTable('user').set({ username: 'Đặng Hoa' }).where('id', '=', supervisorId).execute()
  // The provider's own number, which does not contain that of the order.
  const payment = db.selectFrom('payment').select('id').orderBy('id').limit(1)
  await db.updateTable('payment').set({ id: 'transfer-7f3a' }).where('id', '=', payment).execute()
  await db
    .insertInto('mail_outbox')
    .values(
      MailState.options.map((state, at) => ({
        id: newId(),
        kind: 'notification' as const,
        to_address: `${state}@example.test`,
        subject: state,
        content_sealed: null,
        state,
        tries: 1,
        next_at: now,
        dead_at: now,
        last_error: null,
        created_at: now - at,
        sent_at: null,
        confidential: 0 as const,
        config_sealed: null,
      })),
    )
    .execute()
  return {
    blockedId: await writeBlocks(server, supervisorId),
    webhookId: await writeDeliveries(server, supervisorId),
  }
}

/** @returns an account that was blocked again and again */
async function writeBlocks({ installation, clock }: TestServer, tenant_id: string): Promise<string> {
  const { db } = installation.database
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account_block')
    .values(
      Array.from({ length: 11 }, (_, at) => ({
        ...{ id: newId(), tenant_id, account_id: id, reason: 'by_person' as const, note: `${at}` },
        // Not in the order of their ids.
        blocked_at: clock.now() - ((at * 7) % 11) * 1000,
        ...{ seat_id: null, task_id: null, unblocked_at: clock.now(), unblock_note: '' },
      })),
    )
    .execute()
  return id
}

/** @returns a webhook with messages in each state */
async function writeDeliveries({ installation, clock }: TestServer, user_id: string): Promise<string> {
  const { db } = installation.database
  const webhook_id = newId()
  const now = clock.now()
  await db
    .insertInto('webhook')
    .values({
      ...{ id: webhook_id, user_id, url: 'https://hooks.example.com/', kinds: '[]', language: 'en' as const },
      ...{
        secret_sealed: Buffer.alloc(1),
        enabled: 1 as const,
        disabled_at: null,
        created_at: now,
        check_at: null,
      },
    })
    .execute()
  await db
    .insertInto('webhook_delivery')
    .values(
      Array.from({ length: 11 }, (_, at) => ({
        ...{
          id: newId(),
          webhook_id,
          type: 'test' as const,
          body: '{}',
          tries: 1,
          next_at: now,
          dead_at: now,
        },
        state: DeliveryState.options[at % 3] ?? ('failed' as const),
        ...{ status: null, error: null, done_at: null },
        created_at: now - ((at * 7) % 11) * 1000,
      })),
    )
    .execute()
  return webhook_id
}
