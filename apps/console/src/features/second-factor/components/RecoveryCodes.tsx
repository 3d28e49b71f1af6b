import { Button } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { useFactorStyles } from './useFactorStyles.ts'

/** New recovery codes, shown this once. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}): ReactNode {
  const t = useT('secondFactor')
  const styles = useFactorStyles()
  return (
    <Stack gap="L">
      <p className={styles.text}>{t('codesLead')}</p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row>
        <CopyButton text={codes.join('\n')} label={t('copyCodes')} appearance="secondary" size="medium" />
        <Button appearance="primary" onClick={onSaved}>
          {t('codesSaved')}
        </Button>
      </Row>
    </Stack>
  )
}
