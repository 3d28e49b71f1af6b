import { getTranslation, translateTexts } from '@seaport/contract/work/translation'
import type { TargetLanguage, Translation } from '@seaport/contract/work/translation.schema'
import { useEndpointMutation, useEndpointQuery } from '../api/endpoint.ts'

/** @returns a function that translates texts; undefined if the operator offers none, or while that is unknown */
export function useTranslation():
  | ((texts: string[], to: TargetLanguage) => Promise<Translation>)
  | undefined {
  const { data } = useEndpointQuery(getTranslation, {})
  const { mutateAsync } = useEndpointMutation(translateTexts, [getTranslation])
  return data?.provider ? (texts, to) => mutateAsync({ body: { texts, to } }) : undefined
}
