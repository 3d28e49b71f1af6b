import type { Script } from '@seaport/contract/work/script.schema'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant } from '../../../db/wire.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { toFile } from '../../platform/file/file.public.ts'
import { filesOfScripts, networksOf, type ShownScript } from './script.repository.ts'

/** @returns scripts as they go over the wire to somebody of a tenant, with their files */
export async function toScripts(
  installation: Installation,
  db: Db | Trx,
  tenantId: string,
  rows: readonly ShownScript[],
): Promise<Script[]> {
  const files =
    rows.length === 0
      ? []
      : await filesOfScripts(
          db,
          rows.map(({ id }) => id),
        )
  const byScript = Map.groupBy(files, (file) => file.script_id)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    type: row.type,
    networks: networksOf(row),
    group:
      row.group_id === null || row.group_name === null ? null : { id: row.group_id, name: row.group_name },
    text: row.text,
    files: (byScript.get(row.id) ?? []).map((file) => toFile(installation, file)),
    public: row.public === 1,
    own: row.tenant_id === tenantId,
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
  }))
}
