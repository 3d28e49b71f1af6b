import { industries, teamSizes } from '@seaport/contract/people/profile'
import { useT } from '@seaport/i18n/react'
import { useMemo } from 'react'

/** Names of industries and team sizes; unknown values are shown unchanged. */
export function useProfileMessages() {
  const tProfile = useT('profile')
  return useMemo(
    () => ({
      industry: (given: string | null) => {
        const known = industries.find((one) => one === given)
        return known ? tProfile(`industry.${known}`) : given
      },
      teamSize: (given: string | null) => {
        const known = teamSizes.find((one) => one === given)
        return known ? tProfile(`teamSize.${known}`) : given
      },
    }),
    [tProfile],
  )
}
