import { installationCalls } from '@seaport/contract/desktop/ipc-installation.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { TextField } from '@seaport/ui/text-field'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useEffect } from 'react'
import { seaport } from '../../../shared/seaport.ts'
import { useLoginStyles } from './useLoginStyles.ts'

/** An address as it looks; the same in every language. */
const EXAMPLE = 'seaport.example.com'

/** Asks for a server's address; it is checked, and errors are shown. */
export function ServerForm({ address, onChosen }: { address: string; onChosen?: () => void }): ReactNode {
  const t = useT('desktop')
  const styles = useLoginStyles()
  const form = useForm({
    schema: installationCalls['server.choose'].args,
    initial: { url: address },
    onSubmit: async (values) => {
      // The new state arrives as an event, on whatever screen is shown by then.
      await seaport.call('server.choose', values)
      onChosen?.()
    },
  })
  const { ref } = form
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>('[name="url"]')?.focus()
  }, [ref])
  return (
    <Form form={form}>
      <TextField
        field={form.field('url')}
        label={t('serverAddress')}
        placeholder={EXAMPLE}
        autoComplete="url"
        maxLength={300}
      />
      <div className={styles.submit}>
        <SubmitButton form={form}>{t('serverCheck')}</SubmitButton>
      </div>
    </Form>
  )
}
