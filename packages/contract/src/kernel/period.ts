/** Period that a list or a number covers (specification, section 9). */
export const periods = ['three_days', 'seven_days', 'one_month', 'two_months', 'three_months'] as const
