import { getRegistrationConfig, putRegistrationConfig } from '@seaport/contract/people/registration'
import { getEmailConfig, listOutbox, putEmailConfig, testEmailConfig } from '@seaport/contract/platform/email'
import { listNetworkConfigs, putNetworkConfig } from '@seaport/contract/platform/network-config'
import { changeSettings, getSettings, withdrawDepositChange } from '@seaport/contract/platform/setting'
import {
  getTranslation,
  getTranslationConfig,
  putTranslationConfig,
  testTranslationConfig,
} from '@seaport/contract/work/translation'
import { useEndpointMutation } from '../../../shared/api/endpoint.ts'

export const useChangeSettings = () => useEndpointMutation(changeSettings, [getSettings])
export const useWithdrawDepositChange = () => useEndpointMutation(withdrawDepositChange, [getSettings])
export const usePutEmailConfig = () => useEndpointMutation(putEmailConfig, [getEmailConfig, listOutbox])
export const useTestEmailConfig = () => useEndpointMutation(testEmailConfig, [listOutbox])
export const usePutNetworkConfig = () => useEndpointMutation(putNetworkConfig, [listNetworkConfigs])
export const usePutRegistrationConfig = () =>
  useEndpointMutation(putRegistrationConfig, [getRegistrationConfig])
export const usePutTranslationConfig = () =>
  useEndpointMutation(putTranslationConfig, [getTranslationConfig, getTranslation])
export const useTestTranslationConfig = () => useEndpointMutation(testTranslationConfig, [])
