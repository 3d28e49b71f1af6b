import { readFile, readSignedFile, uploadFile } from '@seaport/contract/platform/file'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { findFile, findVisibleFile } from './file.repository.ts'
import { receiveUpload } from './file.service.ts'
import { contentAnswer } from './file-content.ts'
import { toFile, urlKey } from './file-mapper.ts'
import { isSigned } from './signed-url.ts'

/** Files that people upload, and their content. */
export function fileRoutes(mount: Mount, install: Install): void {
  mount(uploadFile, async ({ actor }, { file }) =>
    toFile(install, await receiveUpload(install, actor.tenantId, file)),
  )

  mount(readFile, async ({ actor, db, header }, { params }) =>
    contentAnswer(install, orNotFound(await findVisibleFile(db, actor.tenantId, params.id)), header),
  )

  mount(readSignedFile, async ({ db, header, now }, { params, query }) => {
    if (!isSigned(urlKey(install), params.id, query, now)) refuse('not_found')
    return contentAnswer(install, orNotFound(await findFile(db, params.id)), header)
  })
}
