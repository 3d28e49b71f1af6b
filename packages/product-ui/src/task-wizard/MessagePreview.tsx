import { makeStyles } from '@fluentui/react-components'
import type { Script } from '@seaport/contract/work/script.schema'
import { filledLength, placeOfKind } from '@seaport/contract/work/script-length'
import { fillScript, missingVariables, scriptValues } from '@seaport/contract/work/script-template'
import type { AudiencePreview } from '@seaport/contract/work/task-batch.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import type { TextLength, TextPlace } from '@seaport/network-text/length'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { TextLengths } from '../script/TextLengths.tsx'
import { hasParam } from './task-draft.ts'
import type { StepProps } from './task-wizard.types.ts'
import { useAudiencePreview } from './useAudiencePreview.ts'
import { useWizardStyles } from './useWizardStyles.ts'

/** @returns the length of the longest of all messages: to the audience's own people, from each of the accounts */
function longestSaid(
  { text }: Script,
  { form, chosen }: StepProps,
  toPeople: AudiencePreview['longest'] | undefined,
): { place: TextPlace; length: TextLength }[] {
  const { kind } = form.values.work
  const [first] = chosen
  const place = kind === '' ? undefined : placeOfKind(kind)
  if (text === '' || !first || place === undefined) return []
  if (toPeople) return [{ place, length: { ...toPeople, isTooLong: toPeople.length > toPeople.most } }]
  const [longest] = chosen
    .map(({ network, nickname, account }) =>
      filledLength({ network, place }, text, scriptValues(null, nickname || account)),
    )
    .toSorted((one, other) => other.length - one.length)
  return longest ? [{ place, length: longest }] : []
}

/** Number of people for whom the message is shown. */
const SHOWN = 3

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: token('spacingHorizontalM'),
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    padding: token('spacingHorizontalM'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
  },
  words: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  picture: {
    height: '72px',
    maxWidth: '100%',
    objectFit: 'cover',
    borderRadius: token('borderRadiusMedium'),
  },
  // High enough for its controls.
  video: { height: '144px', maxWidth: '100%', borderRadius: token('borderRadiusMedium') },
})

/** The message as real people of the audience will read it, with its pictures and its video. */
export function MessagePreview({ script, ...props }: StepProps & { script: Script }): ReactNode {
  const t = useT('wizard')
  const tScript = useT('script')
  const format = useFormat()
  const wizard = useWizardStyles()
  const styles = useStyles()
  const { data } = useAudiencePreview(props)
  const { form, chosen } = props
  const [sender] = chosen
  const isAddressed = hasParam(form.values.work.kind, 'audience')
  const people = isAddressed ? (data?.people.slice(0, SHOWN) ?? []) : []
  const readers = people.length > 0 ? people : [null]
  const lengths = longestSaid(script, props, data?.longest)
  return (
    <figure className={wizard.figure}>
      <Hint as="figcaption">
        {people.length > 0
          ? t('messageFor', { count: people.length })
          : t(isAddressed ? 'scriptForNobody' : 'scriptPreview')}
      </Hint>
      <ul className={styles.list}>
        {readers.map((person) => {
          const values = scriptValues(person, sender?.nickname || sender?.account || '')
          const lacks = person ? missingVariables(script.text, values) : []
          return (
            <Stack key={person?.target ?? ''} as="li" gap="XS" className={styles.card}>
              {person && (
                <Text as="span" weight="semibold" breaks>
                  {person.name || person.handle || person.target}
                </Text>
              )}
              {script.text !== '' && (
                <blockquote className={styles.words}>{fillScript(script.text, values)}</blockquote>
              )}
              {script.files.length > 0 && (
                <Row as="span" gap="XS" align="start">
                  {script.files.map((file) =>
                    file.kind === 'image' ? (
                      <img
                        key={file.id}
                        className={styles.picture}
                        src={file.url}
                        alt={file.name}
                        loading="lazy"
                      />
                    ) : (
                      <video
                        key={file.id}
                        className={styles.video}
                        src={file.url}
                        aria-label={file.name}
                        controls
                        muted
                        playsInline
                        preload="metadata"
                      />
                    ),
                  )}
                </Row>
              )}
              {lacks.length > 0 && (
                <Text as="span" tone="warning" size="small">
                  {t('lacks', { what: format.list(lacks.map((name) => tScript(`variable.${name}`))) })}
                </Text>
              )}
            </Stack>
          )
        })}
      </ul>
      {lengths.length > 0 && <TextLengths lengths={lengths} />}
    </figure>
  )
}
