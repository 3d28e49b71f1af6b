import { useLanguage } from '@seaport/i18n/react'
import { type ReactNode, useRef } from 'react'
import { Page, PageCard } from '../src/page/Page.tsx'
import { Upload } from '../src/upload/Upload.tsx'
import type { UploadTransport } from '../src/upload/upload.types.ts'
import { words } from './words.ts'

/** Reads the file as a slow line would send it. */
const slowly: UploadTransport<string> = async (file, { onProgress, signal }) => {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((done) => setTimeout(done, 250))
    signal.throwIfAborted()
    onProgress(step / 10)
  }
  return file.name
}

export function UploadScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const tried = useRef(new Set<string>())
  const atSecondTry: UploadTransport<string> = async (file, run) => {
    const name = await slowly(file, run)
    if (tried.current.has(name)) return name
    tried.current.add(name)
    throw new Error(word.crash)
  }
  return (
    <Page title={word.upload}>
      <PageCard title={word.video}>
        <Upload
          label={word.video}
          transport={slowly}
          types={['.mp4']}
          maxBytes={10 * 1024 ** 2}
          maxFiles={1}
        />
      </PageCard>
      <PageCard title={word.image}>
        <Upload
          label={word.image}
          transport={atSecondTry}
          types={['.png', '.jpg', '.webp']}
          maxBytes={5 * 1024 ** 2}
          maxFiles={4}
        />
      </PageCard>
      <PageCard title={word.states}>
        <Upload label={word.states} transport={slowly} disabled />
      </PageCard>
    </Page>
  )
}
