import { mergeClasses } from '@fluentui/react-components'
import { BookOpenRegular } from '@fluentui/react-icons/svg/book-open'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { CommentRegular } from '@fluentui/react-icons/svg/comment'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { useT } from '@seaport/i18n/react'
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from '../text/Heading.tsx'
import { Hint } from '../text/Hint.tsx'
import { Text } from '../text/Text.tsx'
import { HELP_LINKS, type HelpAddresses, type HelpLink, isOwnScreen, safeAddress } from './help-links.ts'
import { useHelpStyles } from './useHelpStyles.ts'

const ICONS: Readonly<Record<HelpLink, ReactElement>> = {
  support: <ChatRegular />,
  channel: <MegaphoneRegular />,
  antiScam: <ShieldCheckmarkRegular />,
  feedback: <CommentRegular />,
  guide: <BookOpenRegular />,
}

/** Adds the current screen to an in-app address. */
function addressFrom(address: string | undefined): string | undefined {
  if (!address || !isOwnScreen(address)) return address
  return `${address}?from=${encodeURIComponent(location.hash.slice(1).split('?')[0] ?? '')}`
}

interface HelpLinksProps {
  addresses: HelpAddresses
  onClose: () => void
}

/** The panel's five links. One without an address is disabled and says so. */
export function HelpLinks({ addresses, onClose }: HelpLinksProps): ReactNode {
  const t = useT('help')
  const styles = useHelpStyles()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const hints = {
    support: t('supportHint'),
    channel: t('channelHint'),
    antiScam: t('antiScamHint'),
    feedback: t('feedbackHint'),
    guide: t('guideHint'),
  } satisfies Record<HelpLink, string>
  return (
    <aside ref={panel} className={styles.panel} tabIndex={-1} aria-labelledby={titleId}>
      <Heading id={titleId} as="h2" size="medium" className={styles.title}>
        {t('title')}
      </Heading>
      <Stack as="ul" gap="none">
        {HELP_LINKS.map((name) => {
          const href = addressFrom(safeAddress(addresses[name]))
          const content = (
            <>
              <span className={styles.icon} aria-hidden>
                {ICONS[name]}
              </span>
              <span>
                <Text as="span" size="medium" block weight="semibold">
                  {t(name)}
                </Text>
                <Hint as="span" block className={styles.hint}>
                  {href ? hints[name] : t('notSetUp')}
                </Hint>
              </span>
            </>
          )
          return (
            <li key={name}>
              {href ? (
                <a
                  className={styles.link}
                  href={href}
                  {...(isOwnScreen(href)
                    ? { onClick: onClose }
                    : { target: '_blank', rel: 'noreferrer', title: t('newTab') })}
                >
                  {content}
                </a>
              ) : (
                <div className={mergeClasses(styles.link, styles.absent)}>{content}</div>
              )}
            </li>
          )
        })}
      </Stack>
    </aside>
  )
}
