import { fileKinds, uploadFile } from '@seaport/contract/platform/file'
import type { StoredFile } from '@seaport/contract/platform/file.schema'
import { useT } from '@seaport/i18n/react'
import { Page, PageCard } from '@seaport/ui/page'
import { Upload } from '@seaport/ui/upload'
import type { UploadTransport } from '@seaport/ui/upload-types'
import { type ReactNode, useState } from 'react'
import { client } from '../../../shared/api/client.ts'
import { StoredFiles } from '../components/StoredFiles.tsx'
import { useDemoStyles } from '../components/useDemoStyles.ts'

const send: UploadTransport<StoredFile> = (file, run) => client.call(uploadFile, { body: {}, file }, run)

/** /template/upload */
export function UploadDemo(): ReactNode {
  const t = useT('gallery')
  const styles = useDemoStyles()
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  return (
    <Page title={t('upload.title')} description={t('upload.lead')}>
      <PageCard title={t('upload.pictures')}>
        <Upload
          label={t('upload.pictures')}
          transport={send}
          types={['.png', '.jpg', '.jpeg', '.webp']}
          maxBytes={fileKinds.image.maxBytes}
          maxFiles={4}
          onChange={setFiles}
        />
        {files.length > 0 && <StoredFiles files={files} />}
      </PageCard>
      <div className={styles.pairs}>
        <PageCard title={t('upload.video')}>
          <Upload
            label={t('upload.video')}
            transport={send}
            types={['.mp4']}
            maxBytes={fileKinds.video.maxBytes}
            maxFiles={1}
          />
        </PageCard>
        <PageCard title={t('state.disabled')}>
          <Upload label={t('state.disabled')} transport={send} disabled />
        </PageCard>
      </div>
    </Page>
  )
}
