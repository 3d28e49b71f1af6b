import { expect, test } from 'vitest'
import { newWebhookSecret, signMessage } from './webhook-signature.ts'

test('the example of the Standard Webhooks specification has the documented signature', () => {
  const signature = signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330,
    body: '{"test": 2432232314}',
  })
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('secrets are unique, and long enough', () => {
  expect(newWebhookSecret()).not.toBe(newWebhookSecret())
  expect(Buffer.from(newWebhookSecret().slice('whsec_'.length), 'base64')).toHaveLength(32)
})
