import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community'

export const accountIcon = <PeopleCommunityRegular />
