import { getRegistrationConfig, putRegistrationConfig } from '@seaport/contract/people/registration'
import { getEmailConfig, listOutbox, putEmailConfig, testEmailConfig } from '@seaport/contract/platform/email'
import { changeSettings, getSettings } from '@seaport/contract/platform/setting'
import { useAction } from '../../../shared/api/endpoint.ts'

export const useChangeSettings = () => useAction(changeSettings, [getSettings])
export const usePutEmailConfig = () => useAction(putEmailConfig, [getEmailConfig, listOutbox])
export const useTestEmailConfig = () => useAction(testEmailConfig, [listOutbox])
export const usePutRegistrationConfig = () => useAction(putRegistrationConfig, [getRegistrationConfig])
