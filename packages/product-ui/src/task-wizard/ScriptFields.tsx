import { cutGraphemes } from '@seaport/contract/kernel/graphemes'
import { networks } from '@seaport/contract/kernel/network'
import type { Script } from '@seaport/contract/work/script.schema'
import { useT } from '@seaport/i18n/react'
import { scriptTypesOf } from '@seaport/platforms/capabilities'
import { ComboField } from '@seaport/ui/combo-field'
import { type ReactNode, useEffect, useState } from 'react'
import { MessagePreview } from './MessagePreview.tsx'
import { senderOf } from './sender-of.ts'
import type { StepProps } from './task-wizard.types.ts'

/** Choice of a script that suits kind and network, previewed for the first people of the audience. */
export function ScriptFields(props: StepProps): ReactNode {
  const t = useT('wizard')
  const { form, chosen, useScripts, useScript } = props
  const { kind, params } = form.values.work
  const [search, setSearch] = useState('')
  const all = useScripts(search)
  const script = useScript(params.script_id)
  const [first] = chosen
  const { set } = form.field('work.params.script_id')
  const suits = ({ networks: of, type }: Pick<Script, 'networks' | 'type'>) =>
    kind === '' ||
    !first ||
    (of.some((network) => networks[network].brand === networks[first.network].brand) &&
      scriptTypesOf(first.network, kind, senderOf(form, chosen)).includes(type))
  // It was deleted, or another network, kind or sender was chosen since.
  const isUnfit = script === null || (script !== undefined && !suits(script))
  useEffect(() => {
    if (isUnfit) set('')
  })
  if (kind === '' || !first) return null
  const fits = (all ?? []).filter(suits)
  const offered = script && !fits.some(({ id }) => id === script.id) ? [script, ...fits] : fits
  return (
    <>
      <ComboField
        field={form.field('work.params.script_id')}
        label={t('script')}
        hint={all && fits.length === 0 ? t('noScripts') : t('scriptHint')}
        options={offered.map(({ id, title, text }) => ({ value: id, label: optionOf(title, text) }))}
        onSearch={setSearch}
        required={kind !== 'pull_group'}
      />
      {script && !isUnfit && <MessagePreview {...props} script={script} />}
    </>
  )
}

/** Characters of a script's text that stand beside its title in the list. */
const EXCERPT = 60

/** A script as an option: its title and the beginning of its text. */
function optionOf(title: string, text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return title
  const begins = cutGraphemes(line, EXCERPT)
  return `${title} · ${begins}${begins.length < line.length ? '…' : ''}`
}
