import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'

describe('the language of a person', () => {
  const db = useDatabase()

  test.each([
    ['{"locale": "ru"}', 'ru'],
    ['{"locale": "zh-Hant"}', 'zh-Hant'],
    ['{"locale": "<script>"}', 'mn'],
    ['{"locale": 7}', 'mn'],
    ['{}', 'mn'],
    [null, 'mn'],
  ])('is that in which they registered, %s: %s', async (metadata, locale) => {
    await db.as(
      'operator',
      "insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000aa', 'new@example.com', $1)",
      [metadata],
    )
    const row = "select locale from public.profiles where id = '00000000-0000-4000-8000-0000000000aa'"
    expect(await db.value('operator', row)).toBe(locale)
  })

  test.each(['', 'english', 'EN', 'mn\n', '<b>'])('is none of their words: "%s"', async (locale) => {
    const { message } = await db.refusal('owner', 'update public.profiles set locale = $1', [locale])
    expect(message).toContain('profiles_locale')
  })

  test('is theirs to change', async () => {
    expect(await db.as('owner', "update public.profiles set locale = 'zh' returning locale")).toEqual([
      { locale: 'zh' },
    ])
  })
})
