import { getEmailConfig, listOutbox, putEmailConfig, testEmailConfig } from '@seaport/contract/email'
import { getRegistrationConfig, putRegistrationConfig } from '@seaport/contract/registration'
import { changeSettings, getSettings } from '@seaport/contract/setting'
import { useAction } from '../../../shared/api/endpoint.ts'

export const useChangeSettings = () => useAction(changeSettings, [getSettings])
export const usePutEmailConfig = () => useAction(putEmailConfig, [getEmailConfig, listOutbox])
export const useTestEmailConfig = () => useAction(testEmailConfig, [listOutbox])
export const usePutRegistrationConfig = () => useAction(putRegistrationConfig, [getRegistrationConfig])
