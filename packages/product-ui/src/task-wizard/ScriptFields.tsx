import { networks } from '@seaport/contract/kernel/network'
import { fillScript, scriptValues } from '@seaport/contract/work/script-template'
import { useT } from '@seaport/i18n/react'
import { scriptTypesOf } from '@seaport/platforms/capabilities'
import { ComboField } from '@seaport/ui/combo-field'
import { type ReactNode, useState } from 'react'
import { senderOf } from './sender-of.ts'
import { hasParam } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** Choice of a script that suits kind and network, previewed for the first person. */
export function ScriptFields(props: StepProps): ReactNode {
  const t = useT('wizard')
  const { form, chosen, useScripts } = props
  const { kind, params } = form.values.work
  const [search, setSearch] = useState('')
  const all = useScripts(search)
  const [first] = chosen
  if (kind === '' || !first) return null
  const fits = (all ?? []).filter(
    ({ network, type }) =>
      networks[network].brand === networks[first.network].brand &&
      scriptTypesOf(first.network, kind, senderOf(form, chosen)).includes(type),
  )
  const script = fits.find(({ id }) => id === params.script_id)
  return (
    <>
      <ComboField
        field={form.field('work.params.script_id')}
        label={t('script')}
        hint={all && fits.length === 0 ? t('noScripts') : t('scriptHint')}
        options={fits.map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={setSearch}
        required={kind !== 'pull_group'}
      />
      {script && script.text !== '' && <Filled {...props} text={script.text} />}
    </>
  )
}

/** A script's text for a real person of the audience. */
function Filled(props: StepProps & { text: string }): ReactNode {
  const t = useT('wizard')
  const styles = useWizardStyles()
  const { data } = useAudiencePreview(props)
  const { form, chosen, text } = props
  const [first] = chosen
  const person = hasParam(form.values.work.kind, 'audience') ? data?.people[0] : undefined
  const words = fillScript(text, scriptValues(person ?? null, first?.nickname || first?.account || ''))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.note}>
        {person
          ? t('scriptFor', { person: person.name || person.handle || person.target })
          : t('scriptForNobody')}
      </figcaption>
      <blockquote className={styles.quote}>{words}</blockquote>
    </figure>
  )
}
