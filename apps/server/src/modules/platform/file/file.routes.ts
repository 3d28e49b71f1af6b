import { readFile, readSignedFile, uploadFile } from '@seaport/contract/platform/file'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { findFile, findVisibleFile } from './file.repository.ts'
import { receiveUpload } from './file.service.ts'
import { contentAnswer } from './file-content.ts'
import { toFile, urlKey } from './file-mapper.ts'
import { isSigned } from './signed-url.ts'

/** Files that people upload, and their content. */
export function fileRoutes(registerRoute: RegisterRoute, installation: Installation): void {
  registerRoute(uploadFile, async ({ actor }, { file }) =>
    toFile(installation, await receiveUpload(installation, actor.tenantId, file)),
  )

  registerRoute(readFile, async ({ actor, db, header }, { params }) =>
    contentAnswer(installation, orNotFound(await findVisibleFile(db, actor.tenantId, params.id)), header),
  )

  registerRoute(readSignedFile, async ({ db, header, now }, { params, query }) => {
    if (!isSigned(urlKey(installation), params.id, query, now)) refuse('not_found')
    return contentAnswer(installation, orNotFound(await findFile(db, params.id)), header)
  })
}
