import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import type { ChannelLookup, ChannelVerdict } from '@seaport/contract/platform/official-channel.schema'
import { useT } from '@seaport/i18n/react'
import { Heading } from '@seaport/ui/heading'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
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
  text: { margin: 0, textWrap: 'pretty', overflowWrap: 'anywhere' },
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
      <Stack gap="XS">
        <Heading as="h2" size="large">
          {t(`verdict.${verdict}`)}
        </Heading>
        <p className={styles.text}>
          {t(`about.${verdict}`, { label: channel?.label ?? '', value: channel?.value ?? '' })}
        </p>
        <Text as="p" tone="soft" size="small" breaks>
          {t('comparedAs', { kind: kind ? t(`kind.${kind}`) : t('unknownKind'), value })}
        </Text>
      </Stack>
    </section>
  )
}
