import { PersonDesktopRegular } from '@fluentui/react-icons/svg/person-desktop'

export const seatIcon = <PersonDesktopRegular />
