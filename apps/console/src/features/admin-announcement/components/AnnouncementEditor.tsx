import { locales } from '@seaport/contract/kernel/locale'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import { announcementTypes } from '@seaport/contract/platform/announcement'
import type { AdminAnnouncement } from '@seaport/contract/platform/announcement.schema'
import { LANG_NAMES } from '@seaport/i18n/lang'
import { useLanguage, useT } from '@seaport/i18n/react'
import { DateTimeField } from '@seaport/ui/date-time-field'
import { FormRow } from '@seaport/ui/form'
import { FormDialog } from '@seaport/ui/form-dialog'
import { MarkdownField } from '@seaport/ui/markdown-field'
import { notify } from '@seaport/ui/notify'
import { SectionTabs } from '@seaport/ui/section-tabs'
import { SelectField } from '@seaport/ui/select-field'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { announcementForm, changedTexts, toFormValues } from '../announcement-form.ts'
import { useCreateAnnouncement, useUpdateAnnouncement } from '../api/announcement-actions.ts'
import { TranslateOthers } from './TranslateOthers.tsx'

interface AnnouncementEditorProps {
  /** The announcement to edit; none = a new one. */
  announcement?: AdminAnnouncement
  onClose: () => void
}

/** Form of an announcement in up to four languages, published at once or later. */
export function AnnouncementEditor({ announcement, onClose }: AnnouncementEditorProps): ReactNode {
  const t = useT('adminAnnouncement')
  const tAnnouncement = useT('announcement')
  const { lang } = useLanguage()
  const [schema] = useState(() => announcementForm(lang))
  const [shown, setShown] = useState<Locale>(lang)
  const isPublished = announcement?.published === true
  const create = useCreateAnnouncement()
  const update = useUpdateAnnouncement()
  const form = useForm({
    schema,
    initial: toFormValues(announcement),
    onSubmit: async ({ published_at, ...content }, changed) => {
      if (announcement) {
        // Others may be writing the other languages.
        const texts = changedTexts(announcement.texts, content.texts)
        const { texts: _, ...rest } = changed
        await update.mutateAsync({
          params: { id: announcement.id },
          body: { ...rest, ...(texts && { texts }) },
        })
      } else await create.mutateAsync({ body: { ...content, ...(published_at && { published_at }) } })
      const done = announcement ? t('saved') : t('scheduledDone')
      notify.success(isPublished || published_at ? done : t('publishedDone'))
      onClose()
    },
  })
  const isForNow = !isPublished && !form.values.published_at
  const fields = (one: Locale) => ({
    title: form.field(`texts.${one}.title`),
    content: form.field(`texts.${one}.content`),
  })
  // Shows the first language with an error.
  const faulty = (one: Locale) => Object.values(fields(one)).some(({ error }) => error !== undefined)
  const wrong = locales.find(faulty)
  const reveal = () => {
    if (wrong && !faulty(shown)) setShown(wrong)
  }
  const revealFirst = useEffectEvent(reveal)
  const anyWrong = wrong !== undefined
  useEffect(() => {
    if (anyWrong) revealFirst()
  }, [anyWrong])
  const { title, content } = fields(shown)
  return (
    <FormDialog
      title={announcement ? t('editTitle') : t('create')}
      action={isForNow ? t('publish') : announcement ? t('save') : t('schedule')}
      size="large"
      form={{
        ...form,
        submit: (event) => {
          // An error that is known already may stand in a language that was left since.
          reveal()
          form.submit(event)
        },
      }}
      onClose={onClose}
    >
      <FormRow>
        <SelectField
          field={form.field('type')}
          label={t('type')}
          options={announcementTypes.map((value) => ({ value, label: tAnnouncement(`types.${value}`) }))}
          required
        />
        {isPublished ? undefined : (
          <DateTimeField
            field={form.field('published_at')}
            label={t('publishAt')}
            hint={t('publishAtHint')}
          />
        )}
      </FormRow>
      <SectionTabs
        label={t('languages')}
        sections={locales.map((id) => ({
          id,
          label: faulty(id) ? t('faulty', { language: LANG_NAMES[id] }) : LANG_NAMES[id],
        }))}
        chosen={shown}
        onChoose={setShown}
      >
        <TextField key={`${shown}-title`} field={title} label={t('name')} />
        <MarkdownField
          key={`${shown}-content`}
          field={content}
          label={t('content')}
          hint={t('contentHint')}
        />
        <TranslateOthers
          from={shown}
          texts={form.values.texts}
          onTranslated={(to, text) => {
            form.field(`texts.${to}.title`).set(text.title)
            form.field(`texts.${to}.content`).set(text.content)
          }}
        />
      </SectionTabs>
    </FormDialog>
  )
}
