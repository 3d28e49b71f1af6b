import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text'
import { PaymentRegular } from '@fluentui/react-icons/svg/payment'
import type { Order } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { RowMenu } from '@seaport/ui/row-menu'
import { useCopy } from '@seaport/ui/use-copy'
import type { ReactNode } from 'react'
import { payPath } from '../../pay/pay.public.ts'

/** The menu at the end of an order's row. An order that waits for money leads to its pay page again. */
export function OrderMenu({ order, onShow }: { order: Order; onShow: (orderNo: string) => void }): ReactNode {
  const t = useT('orderScreen')
  const copy = useCopy()
  const { order_no, status } = order
  return (
    <RowMenu
      name={order_no}
      actions={[
        ...(status === 'pending'
          ? [
              {
                id: 'pay',
                label: t('openPay'),
                icon: <PaymentRegular />,
                onSelect: () => void window.open(`#${payPath(order)}`, '_blank'),
              },
            ]
          : []),
        {
          id: 'details',
          label: t('details'),
          icon: <DocumentTextRegular />,
          onSelect: () => onShow(order_no),
        },
        {
          id: 'copy',
          label: t('copyNo'),
          icon: <CopyRegular />,
          onSelect: () => void copy(order_no),
        },
      ]}
    />
  )
}
