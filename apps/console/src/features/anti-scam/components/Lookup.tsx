import { makeStyles } from '@fluentui/react-components'
import { lookUpChannel } from '@seaport/contract/platform/official-channel'
import type { ChannelLookup } from '@seaport/contract/platform/official-channel.schema'
import * as officialChannelSchema from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import { Form, SubmitButton } from '@seaport/ui/form'
import { PageCard } from '@seaport/ui/page'
import { TextField } from '@seaport/ui/text-field'
import { token } from '@seaport/ui/theme-tokens'
import { useForm } from '@seaport/ui/use-form'
import { type ReactNode, useState } from 'react'
import { client } from '../../../shared/api/client.ts'
import { Verdict } from './Verdict.tsx'

const useStyles = makeStyles({
  foot: { display: 'flex', marginTop: token('spacingVerticalM') },
  advice: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalXS'),
    margin: 0,
    paddingInlineStart: token('spacingHorizontalXL'),
    color: token('colorNeutralForeground2'),
    textWrap: 'pretty',
  },
})

/** Form, result and general advice of the lookup. */
export function Lookup(): ReactNode {
  const t = useT('antiScam')
  const styles = useStyles()
  const [found, setFound] = useState<{ text: string; lookup: ChannelLookup }>()
  const form = useForm({
    schema: officialChannelSchema.lookUpChannel.body,
    initial: { text: '' },
    onSubmit: async (body) => {
      const { text } = form.values
      setFound({ text, lookup: await client.call(lookUpChannel, { body }) })
    },
  })
  return (
    <>
      <PageCard>
        <Form form={form}>
          <TextField
            field={form.field('text')}
            label={t('field')}
            hint={t('hint')}
            maxLength={500}
            autoComplete="off"
            required
          />
          <div className={styles.foot}>
            <SubmitButton form={form}>{t('check')}</SubmitButton>
          </div>
        </Form>
      </PageCard>
      {/* What is said of one address must not stand below another. */}
      <div role="status">{found?.text === form.values.text && <Verdict found={found.lookup} />}</div>
      <PageCard title={t('advice.title')}>
        <ul className={styles.advice}>
          <li>{t('advice.password')}</li>
          <li>{t('advice.pay')}</li>
          <li>{t('advice.haste')}</li>
        </ul>
      </PageCard>
    </>
  )
}
