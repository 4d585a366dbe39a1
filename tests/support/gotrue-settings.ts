import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'

const CONFIG = join(import.meta.dirname, '../../supabase/config.toml')

interface Auth {
  jwt_expiry: number
  enable_refresh_token_rotation: boolean
  refresh_token_reuse_interval: number
  enable_signup: boolean
  enable_anonymous_sign_ins: boolean
  enable_manual_linking?: boolean
  minimum_password_length: number
  rate_limit: Record<string, number>
  sessions?: { timebox?: string; inactivity_timeout?: string }
  mfa?: { max_enrolled_factors?: number; totp?: { enroll_enabled: boolean; verify_enabled: boolean } }
  email: {
    enable_confirmations: boolean
    double_confirm_changes: boolean
    secure_password_change: boolean
    max_frequency: string
    otp_length: number
    otp_expiry: number
    template: Record<string, { subject: string; content_path: string }>
  }
}

/** `[auth]` of supabase/config.toml. */
export const authConfig = () => (parse(readFileSync(CONFIG, 'utf8')) as { auth: object }).auth as Auth

/** GoTrue's environment for config.toml, as a hosted project has it after `npx supabase config push`. */
export function gotrueSettings(auth: Auth, templatesUrl: string): Record<string, string> {
  const { email, mfa, rate_limit: limits } = auth
  const settings: Record<string, unknown> = {
    DISABLE_SIGNUP: !auth.enable_signup,
    JWT_AUD: 'authenticated',
    JWT_DEFAULT_GROUP_NAME: 'authenticated',
    JWT_ADMIN_ROLES: 'service_role',
    JWT_EXP: auth.jwt_expiry,
    EXTERNAL_EMAIL_ENABLED: true,
    EXTERNAL_PHONE_ENABLED: false,
    EXTERNAL_ANONYMOUS_USERS_ENABLED: auth.enable_anonymous_sign_ins,
    PASSWORD_MIN_LENGTH: auth.minimum_password_length,
    SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: auth.enable_refresh_token_rotation,
    SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: auth.refresh_token_reuse_interval,
    SECURITY_MANUAL_LINKING_ENABLED: auth.enable_manual_linking ?? false,
    SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: email.secure_password_change,
    MAILER_AUTOCONFIRM: !email.enable_confirmations,
    MAILER_SECURE_EMAIL_CHANGE_ENABLED: email.double_confirm_changes,
    MAILER_OTP_LENGTH: email.otp_length,
    MAILER_OTP_EXP: email.otp_expiry,
    SMTP_MAX_FREQUENCY: email.max_frequency,
    MFA_MAX_ENROLLED_FACTORS: mfa?.max_enrolled_factors ?? 10,
    MFA_TOTP_ENROLL_ENABLED: mfa?.totp?.enroll_enabled ?? true,
    MFA_TOTP_VERIFY_ENABLED: mfa?.totp?.verify_enabled ?? true,
    RATE_LIMIT_OTP: limits.sign_in_sign_ups,
    RATE_LIMIT_VERIFY: limits.token_verifications,
    RATE_LIMIT_TOKEN_REFRESH: limits.token_refresh,
  }
  for (const [name, { subject, content_path }] of Object.entries(email.template)) {
    settings[`MAILER_SUBJECTS_${name.toUpperCase()}`] = subject
    settings[`MAILER_TEMPLATES_${name.toUpperCase()}`] = new URL(content_path, templatesUrl).href
  }
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`GOTRUE_${name}`, `${value}`]))
}
