import { WalletRegular } from '@fluentui/react-icons/svg/wallet'

export const rechargeIcon = <WalletRegular />
