import { PREVIEW_ROWS, type previewAudience } from '@seaport/contract/work/task-batch'
import type { z } from 'zod'
import type { Actor } from '../../../kernel/http/actor.ts'
import type { ReadContext } from '../../../kernel/unit-of-work.ts'
import { contactsCountSince } from '../guard/guard.public.ts'
import { type PreviewRow, previewCandidates } from './task-audience.repository.ts'
import { candidatesOf } from './task-audience.ts'
import { visibleAccount } from './task-create.ts'

/**
 * Counts whom a promotion would go to if it were created now. Holds nothing: until it is created somebody may opt out or be reached.
 * @throws Refused: not_found, what candidatesOf refuses
 */
export async function preview(
  read: ReadContext,
  actor: Actor,
  { account_id, kind, audience, deduplication }: z.output<(typeof previewAudience)['body']>,
): Promise<z.input<(typeof previewAudience)['data']>> {
  const { tenantId } = actor
  const { network } = await visibleAccount(read, actor, account_id)
  const rows = await previewCandidates(
    read,
    { tenant_id: tenantId, network, kind },
    await candidatesOf(read, { tenantId, network, kind }, audience),
    { deduplicate: deduplication, contactsSince: await contactsCountSince(read, tenantId) },
  )
  const ready = rows.filter((row) => !isLeftOut(row))
  const optedOut = rows.filter((row) => row.opted_out === 1)
  return {
    found: rows.length,
    ready: ready.length,
    opted_out: optedOut.length,
    duplicate: rows.length - ready.length - optedOut.length,
    contacted_lately: ready.filter(({ contacted }) => contacted === 1).length,
    people: ready.slice(0, PREVIEW_ROWS).map(({ target, name, handle, location }) => ({
      target,
      name,
      handle: handle ?? '',
      location,
    })),
    left_out: rows
      .filter(isLeftOut)
      .slice(0, PREVIEW_ROWS)
      .map(({ target, opted_out }) => ({ target, reason: opted_out === 1 ? 'opted_out' : 'duplicate' })),
  }
}

function isLeftOut({ opted_out, reached }: PreviewRow): boolean {
  return opted_out === 1 || reached === 1
}
