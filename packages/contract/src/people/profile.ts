/** Industries that a profile may name. */
export const industries = [
  'ecommerce',
  'retail',
  'marketing',
  'education',
  'finance',
  'gaming',
  'media',
  'technology',
  'travel',
  'other',
] as const

/** Team sizes. */
export const teamSizes = ['1', '2-10', '11-50', '51-200', '201+'] as const
