import { escapeHtml } from './escape-html.ts'
import { MAIL_STYLES, mailPage } from './mail-page.ts'

export type MailKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new'

type Locale = 'mn' | 'en' | 'ru' | 'zh'

type Texts = {
  greeting: string
  expiry: string
  signature: string
  mails: Record<MailKind, { subject: string; lead: string; action: string; otherwise: string }>
}

const TEXTS: Record<Locale, Texts> = {
  mn: {
    greeting: 'Сайн байна уу?',
    expiry: 'Холбоос нэг цаг хүчинтэй.',
    signature: 'Хүндэтгэсэн, Gegee Studio',
    mails: {
      signup: {
        subject: 'Gegee Studio: имэйл хаягаа баталгаажуулна уу',
        lead: 'Gegee Studio-д бүртгүүлсэнд баярлалаа. Бүртгэлээ дуусгахын тулд доорх холбоосоор орж имэйл хаягаа баталгаажуулна уу.',
        action: 'Имэйл хаягаа баталгаажуулах',
        otherwise: 'Хэрэв та бүртгүүлээгүй бол юу ч хийх шаардлагагүй.',
      },
      recovery: {
        subject: 'Gegee Studio: нууц үгээ сэргээх',
        lead: 'Таны нууц үгийг сэргээх хүсэлт ирлээ. Доорх холбоосоор орж шинэ нууц үгээ тохируулна уу.',
        action: 'Шинэ нууц үг тохируулах',
        otherwise: 'Хэрэв та ийм хүсэлт гаргаагүй бол юу ч хийх шаардлагагүй. Нууц үг тань өөрчлөгдөхгүй.',
      },
      email_change_current: {
        subject: 'Gegee Studio: имэйл хаягаа солих хүсэлт',
        lead: 'Таны бүртгэлийн имэйл хаягийг солих хүсэлт ирлээ. Зөвшөөрч байвал доорх холбоосоор орно уу. Шинэ хаяг руу тань бас нэг имэйл илгээсэн, тэндээс ч баталгаажуулна уу.',
        action: 'Имэйл хаягаа солихыг зөвшөөрөх',
        otherwise: 'Хэрэв та ийм хүсэлт гаргаагүй бол холбоосоор битгий ороорой, харин нууц үгээ солиорой.',
      },
      email_change_new: {
        subject: 'Gegee Studio: шинэ имэйл хаягаа баталгаажуулна уу',
        lead: 'Энэ хаягийг бүртгэлийнхээ шинэ имэйл хаяг болгохын тулд доорх холбоосоор орно уу. Хуучин хаяг руу тань бас нэг имэйл илгээсэн, тэндээс ч баталгаажуулна уу.',
        action: 'Шинэ имэйл хаягаа баталгаажуулах',
        otherwise: 'Хэрэв та ийм хүсэлт гаргаагүй бол юу ч хийх шаардлагагүй.',
      },
    },
  },
  en: {
    greeting: 'Hello,',
    expiry: 'The link works for one hour.',
    signature: 'Kind regards, Gegee Studio',
    mails: {
      signup: {
        subject: 'Gegee Studio: confirm your e-mail address',
        lead: 'Thank you for signing up at Gegee Studio. Follow this link to confirm your e-mail address and finish:',
        action: 'Confirm my e-mail address',
        otherwise: 'If you did not sign up, please ignore this message.',
      },
      recovery: {
        subject: 'Gegee Studio: choose a new password',
        lead: 'We received a request to reset your password. Follow this link to choose a new one:',
        action: 'Choose a new password',
        otherwise: 'If you did not ask for this, please ignore this message. Your password stays as it is.',
      },
      email_change_current: {
        subject: 'Gegee Studio: your e-mail address is to be changed',
        lead: 'We received a request to change the e-mail address of your account. If you agree, follow this link. We have also written to the new address; please confirm there too.',
        action: 'Agree to the change',
        otherwise: 'If you did not ask for this, do not follow the link, and change your password.',
      },
      email_change_new: {
        subject: 'Gegee Studio: confirm your new e-mail address',
        lead: 'Follow this link to make this the e-mail address of your account. We have also written to the old address; please confirm there too.',
        action: 'Confirm my new e-mail address',
        otherwise: 'If you did not ask for this, please ignore this message.',
      },
    },
  },
  ru: {
    greeting: 'Здравствуйте!',
    expiry: 'Ссылка действует один час.',
    signature: 'С уважением, Gegee Studio',
    mails: {
      signup: {
        subject: 'Gegee Studio: подтвердите адрес электронной почты',
        lead: 'Спасибо за регистрацию в Gegee Studio. Чтобы завершить её, подтвердите адрес электронной почты по ссылке:',
        action: 'Подтвердить адрес',
        otherwise: 'Если вы не регистрировались, просто не обращайте внимания на это письмо.',
      },
      recovery: {
        subject: 'Gegee Studio: новый пароль',
        lead: 'Мы получили запрос на смену вашего пароля. Задайте новый пароль по ссылке:',
        action: 'Задать новый пароль',
        otherwise:
          'Если вы этого не запрашивали, просто не обращайте внимания на это письмо. Пароль останется прежним.',
      },
      email_change_current: {
        subject: 'Gegee Studio: смена адреса электронной почты',
        lead: 'Мы получили запрос на смену адреса электронной почты вашего аккаунта. Если вы согласны, перейдите по ссылке. На новый адрес мы тоже отправили письмо: подтвердите смену и там.',
        action: 'Согласиться на смену адреса',
        otherwise: 'Если вы этого не запрашивали, не переходите по ссылке и смените пароль.',
      },
      email_change_new: {
        subject: 'Gegee Studio: подтвердите новый адрес электронной почты',
        lead: 'Чтобы этот адрес стал адресом вашего аккаунта, перейдите по ссылке. На прежний адрес мы тоже отправили письмо: подтвердите смену и там.',
        action: 'Подтвердить новый адрес',
        otherwise: 'Если вы этого не запрашивали, просто не обращайте внимания на это письмо.',
      },
    },
  },
  zh: {
    greeting: '您好！',
    expiry: '链接一小时内有效。',
    signature: 'Gegee Studio敬上',
    mails: {
      signup: {
        subject: 'Gegee Studio：请确认您的邮箱',
        lead: '感谢您注册Gegee Studio。请点击以下链接确认邮箱，完成注册：',
        action: '确认邮箱',
        otherwise: '如果您没有注册，请忽略此邮件。',
      },
      recovery: {
        subject: 'Gegee Studio：设置新密码',
        lead: '我们收到了为您的账号设置新密码的申请。请点击以下链接设置：',
        action: '设置新密码',
        otherwise: '如非您本人操作，请忽略此邮件，密码不会改变。',
      },
      email_change_current: {
        subject: 'Gegee Studio：更换邮箱',
        lead: '我们收到了更换您账号邮箱的申请。如果您同意，请点击以下链接。我们也向新邮箱发送了邮件，请同样点击其中的链接确认。',
        action: '同意更换',
        otherwise: '如非您本人操作，请不要点击链接，并尽快修改密码。',
      },
      email_change_new: {
        subject: 'Gegee Studio：请确认您的新邮箱',
        lead: '请点击以下链接，将此邮箱设为您的账号邮箱。我们也向原邮箱发送了邮件，请同样点击其中的链接确认。',
        action: '确认新邮箱',
        otherwise: '如非您本人操作，请忽略此邮件。',
      },
    },
  },
}

/** Writes a mail around its link, in `locale` or, when that is not one of ours, in Mongolian. */
export function writeMail(
  kind: MailKind,
  locale: string | null | undefined,
  link: string,
): { subject: string; text: string; html: string } {
  const language = locale && Object.hasOwn(TEXTS, locale) ? (locale as Locale) : 'mn'
  const { greeting, expiry, signature, mails } = TEXTS[language]
  const { subject, lead, action, otherwise } = mails[kind]
  return {
    subject,
    text: [greeting, lead, link, `${expiry} ${otherwise}`, signature].join('\n\n'),
    html: mailPage(
      language,
      subject,
      `<p>${greeting}</p>
<p>${lead}</p>
<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="${MAIL_STYLES.button}">${action}</a></p>
<p style="${MAIL_STYLES.small}">${expiry} ${otherwise}</p>
<p>${signature}</p>`,
    ),
  }
}
