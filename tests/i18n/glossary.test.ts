import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namespaces } from '../../src/i18n/i18next-options.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { textsFor } from '../../src/i18n/server.ts'
import type { Namespace } from '../../src/i18n/t.ts'

/** Words that docs/glossary.md has others for. */
const never: Partial<Record<Locale, RegExp>> = {
  en: /e-mail|sign up|free times?\b|\bregister\b|at once|\bcoming\b|unanswered|open requests?\b|asked for|\bask for a new\b|\breserve\b|your times\b|change (a|the) (booking|closure)/i,
  ru: /e-?mail|имейл|времени студии|студи\S* (гэгээ|gegee)|гардероб(?!н)|прям(ая|ой|ую) трансляци|тип сессии|фотодизайн|закрыт(ые|ых) дн|закрытый период|эл\. почт(?!а)|вид\S* работы|заявк\S* снят|снимать заявк|ожидает|пользовател/i,
  zh: /确认邮|屏实时画面|邮箱(已|尚未)确认|休息安排|影棚休息|图片设计|高窗|可订时间|大型停车场|电视节目|快拍|定金|竖屏短片|投屏|照片与视频|价格档(?!位)|登录两步|今日安排|厨房布景|用户|取消费用/,
  mn: /мессенжер|ажлын төрөл|хэзээ ч устга|дэлгэцийн дамжуулалт|хүлээх хүсэлт|гал тогооны тайз|улаанбаатарын дэргэд/i,
}

const textsOf = (locale: Locale) =>
  Object.entries(textsFor(locale, namespaces as Namespace[])).flatMap(([namespace, file]) =>
    Object.entries<string>(file).map(([key, text]) => ({
      key: `${namespace}.${key}`,
      text: text.replaceAll('\u00a0', ' ').replace(/\u2060|\{\{\w+\}\}/g, ''),
    })),
  )

test.each(locales)('in %s one thing has one name', (locale) => {
  const wrong = never[locale]
  expect(textsOf(locale).filter(({ text }) => wrong?.test(text))).toEqual([])
})

test('Chinese has marks of its own width, and no spaces between its words', () => {
  const narrow = /\p{Script=Han}\s*[,:;?!]|[，。：；？！、]\s|\p{Script=Han} +\p{Script=Han}/u
  expect(textsOf('zh').filter(({ text }) => narrow.test(text))).toEqual([])
})

test('the glossary has the names that the site has', () => {
  const rows = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(60)
  const order: Locale[] = ['en', 'mn', 'ru', 'zh']
  const known = order.map((locale) => new Map(textsOf(locale).map(({ key, text }) => [key, text])))
  for (const [, key = '', names = ''] of rows) {
    expect(names.split(' | '), key).toEqual(known.map((texts) => texts.get(key)))
  }
})
