import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { KeyRegular } from '@fluentui/react-icons/svg/key'
import { KeyMultipleRegular } from '@fluentui/react-icons/svg/key-multiple'
import { industries, teamSizes } from '@seaport/contract/people/profile'
import type { UserInfo } from '@seaport/contract/people/user.schema'
import { useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { lazy } from '@seaport/ui/lazy'
import { PageCard } from '@seaport/ui/page'
import { Text } from '@seaport/ui/text'
import { useSetAtom } from 'jotai'
import { type ReactNode, Suspense, useState } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { changingPasswordAtom } from '../../password/password.public.ts'
import { secondFactorAtom } from '../../second-factor/second-factor.public.ts'

const EditProfile = lazy(async () => (await import('./EditProfile.tsx')).EditProfile)

/** The user's profile, with buttons to edit it. */
export function DetailsCard({ info }: { info: UserInfo }): ReactNode {
  const t = useT('user')
  const tProfile = useT('profile')
  const changePassword = useSetAtom(changingPasswordAtom)
  const showSecondFactor = useSetAtom(secondFactorAtom)
  const [editing, setEditing] = useState(false)
  const said = (value: string | null) =>
    value || (
      <Text as="span" tone="quiet">
        {t('none')}
      </Text>
    )
  const industry = industries.find((one) => one === info.industry)
  const team = teamSizes.find((one) => one === info.team_size)
  return (
    <PageCard
      title={t('details')}
      actions={
        <Button size="small" icon={<EditRegular />} onClick={() => setEditing(true)}>
          {t('change')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          { label: t('name'), value: info.username },
          { label: t('email'), value: info.email, copy: info.email },
          { label: t('phone'), value: said(info.phone) },
          { label: t('contact'), value: said(info.contact) },
          {
            label: tProfile('industry'),
            value: said(industry ? tProfile(`industry.${industry}`) : info.industry),
          },
          { label: tProfile('teamSize'), value: said(team ? tProfile(`teamSize.${team}`) : info.team_size) },
          ...(info.remark ? [{ label: t('remark'), value: info.remark }] : []),
          {
            label: t('passwordLabel'),
            value: (
              <Button size="small" icon={<KeyRegular />} onClick={() => changePassword(true)}>
                {t('password')}
              </Button>
            ),
          },
          {
            label: t('secondFactorLabel'),
            value: (
              <Button size="small" icon={<KeyMultipleRegular />} onClick={() => showSecondFactor(true)}>
                {t('secondFactor')}
              </Button>
            ),
          },
          { label: t('notices'), value: <PageLink to="/notifications">{t('noticesLink')}</PageLink> },
        ]}
      />
      <Suspense>{editing && <EditProfile info={info} onClose={() => setEditing(false)} />}</Suspense>
    </PageCard>
  )
}
