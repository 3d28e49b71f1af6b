import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { AuditEntry } from '@seaport/contract/platform/audit.schema'
import { useT } from '@seaport/i18n/react'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'
import { changesOf } from '../changes.ts'
import { useChangeWords } from './useChangeWords.ts'

const useStyles = makeStyles({
  scroller: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase300'),
  },
  cell: {
    padding: `${token('spacingVerticalXS')} ${token('spacingHorizontalS')}`,
    borderBottom: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    minWidth: '96px',
  },
  field: { fontWeight: token('fontWeightRegular') },
  before: { backgroundColor: token('seaportDangerSurface'), color: token('seaportDangerText') },
  after: { backgroundColor: token('seaportSuccessSurface'), color: token('seaportSuccessText') },
})

/** Changed fields, before and after. */
export function ChangeTable({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useT('audit')
  const styles = useStyles()
  const words = useChangeWords()
  const changes = changesOf(entry)
  if (changes.length === 0)
    return (
      <Text as="p" tone="quiet">
        {t('noChanges')}
      </Text>
    )
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell}>{t('field')}</th>
            {entry.before && <th className={styles.cell}>{t('before')}</th>}
            {entry.after && <th className={styles.cell}>{t('after')}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className={mergeClasses(styles.cell, styles.field)}>
                {words.field({ field })}
              </th>
              {entry.before && (
                <td className={mergeClasses(styles.cell, before !== null && styles.before)}>
                  {words.value(field, before) ?? t('absent')}
                </td>
              )}
              {entry.after && (
                <td className={mergeClasses(styles.cell, after !== null && styles.after)}>
                  {words.value(field, after) ?? t('absent')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
