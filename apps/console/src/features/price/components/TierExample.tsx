import { makeStyles } from '@griffel/react'
import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { NumberField } from '@seaport/ui/number-field'
import { token } from '@seaport/ui/theme-tokens'
import { type ReactNode, useState } from 'react'
import { exampleOf } from '../example.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: token('spacingVerticalM'),
    alignSelf: 'start',
    minWidth: 0,
    padding: token('spacingHorizontalL'),
    borderRadius: token('borderRadiusLarge'),
    backgroundColor: token('colorNeutralBackground2'),
  },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase300'),
    lineHeight: token('lineHeightBase300'),
    fontWeight: token('fontWeightSemibold'),
  },
  price: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
  },
  note: {
    margin: 0,
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
  },
})

interface TierExampleProps {
  /** The fields of the form. */
  draft: { min_quantity: number | null; min_days: number | null }
}

/** What a purchase of one's choice would cost by the tier as it is being written; the smallest one at first. */
export function TierExample({ draft }: TierExampleProps): ReactNode {
  const t = useT('price')
  const format = useFormat()
  const styles = useStyles()
  const [asked, setAsked] = useState<{ quantity?: number | null; days?: number | null }>({})
  const quantity = asked.quantity === undefined ? draft.min_quantity : asked.quantity
  const days = asked.days === undefined ? draft.min_days : asked.days
  const example = exampleOf(draft, quantity, days)
  const field = (name: 'quantity' | 'days', value: number | null) => ({
    name: `example_${name}`,
    value,
    set: (next: number | null) => setAsked({ ...asked, [name]: next }),
    leave: () => undefined,
    error: undefined,
    disabled: false,
  })
  return (
    <section className={styles.root} aria-label={t('example')}>
      <h3 className={styles.title}>{t('example')}</h3>
      <NumberField field={field('quantity', quantity)} label={t('exampleQuantity')} min={1} />
      <NumberField field={field('days', days)} label={t('exampleDays')} min={1} />
      <div aria-live="polite">
        <p className={styles.price}>{format.money(example?.payment)}</p>
        {example ? (
          <>
            <KeyValueList items={[{ label: t('listPrice'), value: format.money(example.list) }]} />
            <p className={styles.note}>{example.within ? t('exampleHow') : t('exampleOutside')}</p>
          </>
        ) : (
          <p className={styles.note}>{t('exampleWaits')}</p>
        )}
      </div>
    </section>
  )
}
