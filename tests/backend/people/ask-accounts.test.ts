import { expect, test } from 'vitest'
import { askAccounts } from '../../../src/backend/people/ask-accounts.ts'
import { failure } from '../../../src/domain/errors.ts'

const refused = (code: string) =>
  askAccounts(
    async () => ({ data: null, error: { code, message: 'Raw text' } }),
    () => 1,
  )

test.each([
  ['user_banned', 'account_blocked'],
  ['captcha_failed', 'captcha_failed'],
  ['insufficient_aal', 'second_step_needed'],
  ['mfa_verification_failed', 'code_wrong'],
  ['mfa_verification_rejected', 'code_wrong'],
  ['mfa_challenge_expired', 'code_wrong'],
  ['mfa_factor_not_found', 'device_not_found'],
  ['mfa_factor_name_conflict', 'device_name_taken'],
  ['too_many_enrolled_mfa_factors', 'devices_too_many'],
  ['reauthentication_needed', 'reauthentication_needed'],
  ['reauthentication_not_valid', 'code_wrong'],
  ['single_identity_not_deletable', 'last_sign_in'],
  ['email_conflict_identity_not_deletable', 'last_sign_in'],
  ['identity_already_exists', 'identity_taken'],
  ['identity_not_found', 'not_found'],
  ['manual_linking_disabled', 'provider_off'],
  ['provider_disabled', 'provider_off'],
  ['oauth_provider_not_supported', 'provider_off'],
  ['invalid_credentials', 'credentials_wrong'],
  ['email_not_confirmed', 'email_not_confirmed'],
  ['weak_password', 'password_too_short'],
  ['validation_failed', 'email_invalid'],
  ['email_address_invalid', 'email_invalid'],
  ['over_email_send_rate_limit', 'too_many_requests'],
  ['over_request_rate_limit', 'too_many_requests'],
  ['otp_expired', 'link_expired'],
  ['flow_state_expired', 'link_expired'],
  ['flow_state_not_found', 'link_expired'],
  ['bad_code_verifier', 'link_other_browser'],
  ['pkce_code_verifier_not_found', 'link_other_browser'],
  ['session_not_found', 'session_expired'],
  ['refresh_token_not_found', 'session_expired'],
  ['bad_jwt', 'session_expired'],
] as const)('turns %s into %s', async (code, expected) => {
  expect(await refused(code)).toEqual(failure(expected))
})

test.each([
  ['AuthSessionMissingError', 'session_expired'],
  ['AuthPKCECodeVerifierMissingError', 'link_other_browser'],
] as const)('knows %s, which has no code, by its name', async (name, expected) => {
  const answer = { data: null, error: { name, status: 400, message: 'Raw text' } }
  expect(
    await askAccounts(
      async () => answer,
      () => 1,
    ),
  ).toEqual(failure(expected))
})
