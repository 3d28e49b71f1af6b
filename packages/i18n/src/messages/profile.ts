// Made from locales/en by `npm run generate -w @seaport/i18n`; not edited by hand.
export interface ProfileMessages {
  /** Choose */
  choose: null
  /** Industry */
  industry: null
  /** E-commerce */
  'industry.ecommerce': null
  /** Education */
  'industry.education': null
  /** Finance */
  'industry.finance': null
  /** Games */
  'industry.gaming': null
  /** Advertising and marketing */
  'industry.marketing': null
  /** Media and entertainment */
  'industry.media': null
  /** Other */
  'industry.other': null
  /** Retail */
  'industry.retail': null
  /** Software and technology */
  'industry.technology': null
  /** Travel */
  'industry.travel': null
  /** Team size */
  teamSize: null
  /** Just me */
  'teamSize.1': null
  /** 11–50 people */
  'teamSize.11-50': null
  /** 2–10 people */
  'teamSize.2-10': null
  /** 201 or more */
  'teamSize.201+': null
  /** 51–200 people */
  'teamSize.51-200': null
}
