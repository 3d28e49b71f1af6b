import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { ProgressCell } from '@seaport/ui/progress-cell'
import { StatusBadge } from '@seaport/ui/status-badge'
import { Text } from '@seaport/ui/text'
import type { ReactNode } from 'react'
import { Card, Note, Picture, Tag, Things } from './parts.tsx'
import { usePictureStyles } from './usePictureStyles.ts'

/** The three builds of the desktop client. */
export function InstallPicture(): ReactNode {
  return (
    <Picture>
      <Card>
        <Things>
          {['macOS · Intel', 'macOS · M1', 'Windows'].map((build) => (
            <Tag key={build} strong>
              {build}
            </Tag>
          ))}
        </Things>
      </Card>
    </Picture>
  )
}

/** A login on one computer, and another one that is refused meanwhile. */
export function DevicePicture(): ReactNode {
  const t = useT('tutorial')
  const styles = usePictureStyles()
  return (
    <Picture>
      <Card>
        <Things>
          <Tag strong>{'100001'}</Tag>
          <Note>{'••••••••'}</Note>
        </Things>
        <Things>
          <span>{t('thisDevice')}</span>
          <StatusBadge tone="success" label={t('online')} />
        </Things>
        <Things>
          <span className={styles.off}>{t('otherDevice')}</span>
          <StatusBadge tone="neutral" label={t('refused')} />
        </Things>
      </Card>
    </Picture>
  )
}

/** The port board: an account, a task, and what is free. */
export function BoardPicture(): ReactNode {
  const t = useT('tutorial')
  const task = useT('task')
  const styles = usePictureStyles()
  const kind = task('kind.collect_followers')
  return (
    <Picture>
      <Card>
        <div className={styles.slot}>
          <Tag>{'1'}</Tag>
          <Things>
            <span>{'@harbor_tea'}</span>
            <StatusBadge tone="success" label={t('open')} />
          </Things>
        </div>
        <div className={styles.slot}>
          <Tag>{'2'}</Tag>
          <span>
            {kind}
            <ProgressCell label={kind} done={340} total={500} />
          </span>
        </div>
        <div className={mergeClasses(styles.slot, styles.free)}>
          <Tag>{'3'}</Tag>
          <span>{t('free')}</span>
        </div>
      </Card>
    </Picture>
  )
}

/** Automatic work, and work of a person. */
export function HandPicture(): ReactNode {
  const t = useT('tutorial')
  const task = useT('task')
  const styles = usePictureStyles()
  return (
    <Picture>
      <div className={styles.halves}>
        <Card>
          <Text as="span" weight="semibold">
            {t('byItself')}
          </Text>
          <ProgressCell label={t('byItself')} done={34} total={50} />
        </Card>
        <Card>
          <Text as="span" weight="semibold">
            {t('byHand')}
          </Text>
          <Things>
            <StatusBadge tone="success" label={task('outcome.done')} />
            <StatusBadge tone="neutral" label={task('outcome.skipped')} />
          </Things>
        </Card>
      </div>
    </Picture>
  )
}

/** Reasons why a task waits or ends. */
export function StopPicture(): ReactNode {
  const t = useT('task')
  return (
    <Picture>
      <Card>
        <StatusBadge tone="warning" label={t('park.rate_limit')} />
        <StatusBadge tone="danger" label={t('reason.account_signed_out')} />
        <StatusBadge tone="neutral" label={t('reason.port_expired')} />
      </Card>
    </Picture>
  )
}
