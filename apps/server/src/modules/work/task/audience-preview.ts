import { filledLength, placeOfKind } from '@seaport/contract/work/script-length'
import { missingVariables, scriptValues } from '@seaport/contract/work/script-template'
import { PREVIEW_ROWS } from '@seaport/contract/work/task-batch'
import type * as taskBatchSchema from '@seaport/contract/work/task-batch.schema'
import type { TextLength } from '@seaport/network-text/length'
import { placeAmong } from '@seaport/platforms/task-address'
import type { z } from 'zod'
import type { Actor } from '../../../kernel/http/actor.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import type { ReadContext } from '../../../kernel/unit-of-work.ts'
import { contactsCountSince } from '../guard/guard.public.ts'
import { findScript } from '../script/script.public.ts'
import { type PreviewRow, previewCandidates } from './task-audience.repository.ts'
import { candidatesOf } from './task-audience.ts'
import { type CreationRules, visibleAccount } from './task-create.ts'

/**
 * Counts the people that a promotion would reach if it were created now. Takes no locks: until then somebody may opt
 * out or be reached. @throws Refused: not_found for the account or the script, what candidatesOf refuses
 */
export async function preview(
  read: ReadContext,
  actor: Actor,
  {
    account_id,
    kind,
    audience,
    deduplication,
    script_id,
  }: z.output<(typeof taskBatchSchema.previewAudience)['body']>,
  networks: CreationRules['networks'],
): Promise<z.input<(typeof taskBatchSchema.previewAudience)['data']>> {
  const { tenantId } = actor
  const sender = await visibleAccount(read, actor, account_id)
  const { network } = sender
  const script = script_id === undefined ? null : orNotFound(await findScript(read.trx, tenantId, script_id))
  const isIncomplete = (row: PreviewRow) =>
    script !== null &&
    missingVariables(script.text, scriptValues(personOf(row), sender.nickname || sender.account)).length > 0
  const rows = await previewCandidates(
    read,
    { tenant_id: tenantId, network, kind },
    await candidatesOf(read, { ...placeAmong(networks, network), tenantId, network, kind }, audience),
    { deduplicate: deduplication, contactsSince: await contactsCountSince(read, tenantId) },
  )
  const ready = rows.filter((row) => !isLeftOut(row))
  const place = placeOfKind(kind)
  const lengths =
    script === null || place === undefined
      ? []
      : ready.map((row) =>
          filledLength(
            { network, place },
            script.text,
            scriptValues(personOf(row), sender.nickname || sender.account),
          ),
        )
  const longest = lengths.reduce<TextLength | null>(
    (one, other) => (one && one.length >= other.length ? one : other),
    null,
  )
  const optedOut = rows.filter((row) => row.opted_out === 1)
  return {
    found: rows.length,
    ready: ready.length,
    opted_out: optedOut.length,
    duplicate: rows.length - ready.length - optedOut.length,
    contacted_lately: ready.filter(({ contacted }) => contacted === 1).length,
    incomplete: ready.filter(isIncomplete).length,
    too_long: lengths.filter(({ isTooLong }) => isTooLong).length,
    longest: longest && { length: longest.length, most: longest.most, unit: longest.unit },
    people: ready.slice(0, PREVIEW_ROWS).map((row) => ({ target: row.target, ...personOf(row) })),
    left_out: rows
      .filter(isLeftOut)
      .slice(0, PREVIEW_ROWS)
      .map(({ target, opted_out }) => ({ target, reason: opted_out === 1 ? 'opted_out' : 'duplicate' })),
  }
}

function isLeftOut({ opted_out, reached }: PreviewRow): boolean {
  return opted_out === 1 || reached === 1
}

const personOf = ({ name, handle, location }: PreviewRow) => ({ name, handle: handle ?? '', location })
