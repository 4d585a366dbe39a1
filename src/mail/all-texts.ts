// Written by npm run mail-templates.
import enBookings from '../../locales/en/bookings.json' with { type: 'json' }
import enCommon from '../../locales/en/common.json' with { type: 'json' }
import enContact from '../../locales/en/contact.json' with { type: 'json' }
import enMail from '../../locales/en/mail.json' with { type: 'json' }
import enMoney from '../../locales/en/money.json' with { type: 'json' }
import mnBookings from '../../locales/mn/bookings.json' with { type: 'json' }
import mnCommon from '../../locales/mn/common.json' with { type: 'json' }
import mnContact from '../../locales/mn/contact.json' with { type: 'json' }
import mnMail from '../../locales/mn/mail.json' with { type: 'json' }
import mnMoney from '../../locales/mn/money.json' with { type: 'json' }
import ruBookings from '../../locales/ru/bookings.json' with { type: 'json' }
import ruCommon from '../../locales/ru/common.json' with { type: 'json' }
import ruContact from '../../locales/ru/contact.json' with { type: 'json' }
import ruMail from '../../locales/ru/mail.json' with { type: 'json' }
import ruMoney from '../../locales/ru/money.json' with { type: 'json' }
import zhBookings from '../../locales/zh/bookings.json' with { type: 'json' }
import zhCommon from '../../locales/zh/common.json' with { type: 'json' }
import zhContact from '../../locales/zh/contact.json' with { type: 'json' }
import zhMail from '../../locales/zh/mail.json' with { type: 'json' }
import zhMoney from '../../locales/zh/money.json' with { type: 'json' }

export const allMailTexts = {
  mn: { bookings: mnBookings, common: mnCommon, contact: mnContact, mail: mnMail, money: mnMoney },
  en: { bookings: enBookings, common: enCommon, contact: enContact, mail: enMail, money: enMoney },
  ru: { bookings: ruBookings, common: ruCommon, contact: ruContact, mail: ruMail, money: ruMoney },
  zh: { bookings: zhBookings, common: zhCommon, contact: zhContact, mail: zhMail, money: zhMoney },
}
