import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import type { ChannelLookup, ChannelVerdict } from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactElement, ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: token('spacingHorizontalL'),
    padding: token('spacingHorizontalL'),
    borderRadius: token('borderRadiusXLarge'),
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}`,
  },
  icon: { display: 'flex', fontSize: '28px' },
  words: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalXS'), minWidth: 0 },
  title: {
    margin: 0,
    fontSize: token('fontSizeBase500'),
    lineHeight: token('lineHeightBase500'),
    fontWeight: token('fontWeightSemibold'),
  },
  text: { margin: 0, textWrap: 'pretty', overflowWrap: 'anywhere' },
  details: {
    margin: 0,
    color: token('colorNeutralForeground2'),
    fontSize: token('fontSizeBase200'),
    overflowWrap: 'anywhere',
  },
  official: {
    backgroundColor: token('colorStatusSuccessBackground1'),
    color: token('colorStatusSuccessForeground1'),
  },
  lookalike: {
    backgroundColor: token('colorStatusDangerBackground1'),
    color: token('colorStatusDangerForeground1'),
  },
  unlisted: {
    backgroundColor: token('colorStatusWarningBackground1'),
    color: token('colorStatusWarningForeground1'),
  },
  no_list: { backgroundColor: token('colorNeutralBackground3') },
})

const ICONS: Readonly<Record<ChannelVerdict, ReactElement>> = {
  official: <ShieldCheckmarkRegular />,
  lookalike: <WarningRegular />,
  unlisted: <WarningRegular />,
  no_list: <InfoRegular />,
}

/** Result of a lookup. */
export function Verdict({ found: { verdict, kind, value, channel } }: { found: ChannelLookup }): ReactNode {
  const t = useT('antiScam')
  const styles = useStyles()
  return (
    <section className={mergeClasses(styles.root, styles[verdict])}>
      <span className={styles.icon} aria-hidden>
        {ICONS[verdict]}
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(`verdict.${verdict}`)}</h2>
        <p className={styles.text}>
          {t(`about.${verdict}`, { label: channel?.label ?? '', value: channel?.value ?? '' })}
        </p>
        <p className={styles.details}>
          {t('comparedAs', { kind: kind ? t(`kind.${kind}`) : t('unknownKind'), value })}
        </p>
      </div>
    </section>
  )
}
