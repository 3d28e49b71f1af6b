import { undoFactorChange } from '@seaport/contract/people/second-factor'
import * as secondFactorSchema from '@seaport/contract/people/second-factor.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { notify } from '@seaport/ui/notify'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'
import { client } from '../../../shared/api/client.ts'
import { withFieldErrors } from '../../../shared/api/field-errors.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { currentSession, sessionAtom } from '../../../shared/session/session.ts'
import { useFactorStyles } from '../components/useFactorStyles.ts'

/** /undo-change: undoes a change of the user's factors with the code from the mail about it. Opening the page alone does nothing. */
export function UndoChange(): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  const navigate = useNavigate()
  const setSession = useSetAtom(sessionAtom)
  const { params: query } = useAddressQuery()
  const form = useForm({
    schema: secondFactorSchema.undoFactorChange.body,
    initial: { token: query.get('token') ?? '' },
    onSubmit: async (body) => {
      const { user_id } = await client.call(undoFactorChange, { body }).catch((error: unknown) => {
        throw withFieldErrors(error, { undo_token_wrong: 'token' })
      })
      notify.success(t('undone'))
      // The server has ended every session of this person; this window's may be another one's.
      if (currentSession()?.userId === user_id) setSession(null)
      void navigate('/reset-pwd')
    },
  })
  return (
    <PublicPage title={t('undoTitle')} lead={t('undoPageLead')} width="form">
      <Form form={form}>
        <TextField field={form.field('token')} label={t('undoCode')} autoComplete="off" required />
        <ul className={styles.details}>
          <li>{t('undoRestores')}</li>
          <li>{t('undoLogsOut')}</li>
          <li>{t('undoPassword')}</li>
        </ul>
        <div>
          <SubmitButton form={form}>{t('undoSubmit')}</SubmitButton>
        </div>
      </Form>
      <p>
        <PageLink to="/login">{t('backToLogin')}</PageLink>
      </p>
    </PublicPage>
  )
}
