import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ScriptType } from '@seaport/contract/work/script.schema'
import { newId } from '../kernel/id.ts'
import type { Installation } from '../kernel/installation.ts'
import { withTransaction } from '../kernel/unit-of-work.ts'
import { receiveUpload } from '../modules/platform/file/file.public.ts'
import { inColumns, insertScript, replaceFiles } from '../modules/work/script/script.public.ts'
import { DAY } from './people.ts'
import { harbourPicture, type Palette } from './picture.ts'

const scenes: Readonly<Record<'morning' | 'evening' | 'night', Palette>> = {
  morning: { sky: [150, 205, 228], light: [255, 232, 178], water: [52, 142, 160] },
  evening: { sky: [120, 92, 150], light: [255, 176, 112], water: [44, 78, 118] },
  night: { sky: [22, 34, 66], light: [226, 232, 240], water: [18, 44, 74] },
}

/** Four seconds of the same harbour from morning to night: frames of `harbourPicture`, as H.264. */
const FILM = 'harbour.mp4'

const scripts: readonly {
  title: string
  type: ScriptType
  text: string
  shows: (keyof typeof scenes | typeof FILM)[]
}[] = [
  { title: 'Harbour postcards', type: 'image', text: '', shows: ['morning', 'evening', 'night'] },
  {
    title: '晚市優惠',
    type: 'image_text',
    text: '{nickname}，今晚七點後到店，茶點八折。坐低望住個海慢慢飲。',
    shows: ['evening'],
  },
  { title: 'A day at the harbour', type: 'video', text: 'From first light to the last cup.', shows: [FILM] },
]

/** Scripts of the demo's supervisor with pictures and a film. Runs last: storing a file uses separate transactions. */
export async function writeMediaScripts(installation: Installation, tenantId: string): Promise<void> {
  const ids = new Map<string, string>()
  for (const [name, scene] of Object.entries(scenes))
    ids.set(
      name,
      (await receiveUpload(installation, tenantId, fileOf(`${name}.png`, harbourPicture(scene)))).id,
    )
  const film = fileOf(FILM, readFileSync(new URL(`./${FILM}`, import.meta.url)))
  ids.set(FILM, (await receiveUpload(installation, tenantId, film)).id)
  await withTransaction(installation, async (work) => {
    for (const { shows, ...script } of scripts) {
      const at = work.now - 4 * DAY
      const row = {
        ...script,
        id: newId(),
        tenant_id: tenantId,
        public: 0 as const,
        group_id: null,
        ...inColumns(['x_sandbox', 'instagram_sandbox']),
        created_at: at,
        updated_at: at,
      }
      await insertScript(work.trx, row)
      await replaceFiles(
        work,
        row.id,
        shows.map((name) => ids.get(name) ?? ''),
      )
    }
  })
}

function fileOf(name: string, content: Buffer) {
  return {
    name,
    async *chunks() {
      yield content
    },
    buffer: async () => content,
    digest: () => createHash('sha256').update(content).digest('hex'),
  }
}
