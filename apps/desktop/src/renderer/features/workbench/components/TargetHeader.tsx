import type { PromotionTarget } from '@seaport/contract/work/runner.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Hint } from '@seaport/ui/hint'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { languageOf } from '../language-of.ts'
import { targetName } from '../target-name.ts'
import { useWorkbenchStyles } from './useWorkbenchStyles.ts'

/** The target's name, if known, and its address. */
export function TargetHeader({ target }: { target: PromotionTarget }): ReactNode {
  const t = useT('workbench')
  const styles = useWorkbenchStyles()
  const format = useFormat()
  const { person } = target
  const contact = person?.last_contact_at
    ? t('lastContact', { time: format.relative(person.last_contact_at) })
    : t('neverContacted')
  const handle = person?.handle ? t('at', { handle: person.handle }) : ''
  const wrote = person?.wrote.trim() ?? ''
  const language = languageOf(wrote)
  const title = targetName(target, t)
  const more = [
    title === handle ? '' : handle,
    person?.location ?? '',
    language === null ? '' : t('writesIn', { language: format.language(language) }),
    title === target.target ? '' : target.target,
    person ? contact : '',
  ]
  return (
    <Stack gap="XS">
      <Heading as="h3" size="large" className={styles.target}>
        {title}
      </Heading>
      <div className={styles.facts}>
        {more.filter(Boolean).map((fact) => (
          <Hint key={fact} as="span">
            {fact}
          </Hint>
        ))}
      </div>
      {wrote !== '' && <blockquote className={styles.wrote}>{wrote}</blockquote>}
    </Stack>
  )
}
