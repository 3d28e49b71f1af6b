import type { PromotionDraft } from '@seaport/contract/work/promotion-form'
import type { Form } from '@seaport/ui/use-form'

/** The form of a promotion, as its parts need it. */
export interface PromotionFormProps {
  form: Pick<Form<PromotionDraft>, 'field' | 'values'>
}
