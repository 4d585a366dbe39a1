import { expect, test } from 'vitest'
import { betweenWords, oneWord, withWholeWords } from '../../src/build/whole-words.ts'
import { namespaces } from '../../src/i18n/i18next-options.ts'
import { textsFor } from '../../src/i18n/server.ts'
import type { Namespace } from '../../src/i18n/t.ts'

test.each([
  ['玻璃窗', '正对一整面玻璃窗：清晨光线柔和'],
  ['微单', '灯光、柔光箱、电影机、微单和镜头，现场都有。'],
  ['播客区', '现成布景：无影墙、实景厨房、播客区'],
  ['公路', '影棚位于市中心以北，沿公路进山谷即到'],
  ['背景墙', '活动区设有舞台背景墙，灯光可按气氛调节'],
  ['团队', '同一个团队负责到底。'],
  ['无影墙', '合适拍人像：无影墙前能拍，自然光下也能拍。'],
  ['边缘', '灯一亮，先看监视器：看边缘，看焦点'],
  ['八角柔光箱', '功率最大的一款：配八角柔光箱可铺满无影墙'],
  ['化妆镜', '独立房间，配有带灯化妆镜、挂衣架'],
  ['乌兰巴托', '山脚下的330平方米，距乌兰巴托市中心半小时车程。'],
  ['半小时', '山脚下的330平方米，距乌兰巴托市中心半小时车程。'],
])('no line ends within %s', (word, text) => {
  const divided = betweenWords(text)
  expect(divided).toContain('<wbr>')
  expect(divided).toContain(word)
})

test('a line may end between words, and one of one character stays with its neighbour', () => {
  expect(betweenWords('整面玻璃窗旁光线柔和；还有带灯化妆镜')).toBe(
    '整面<wbr>玻璃窗旁<wbr>光线<wbr>柔和；还有带灯<wbr>化妆镜',
  )
  expect(betweenWords('挂衣架和舒适座椅')).toBe('挂衣架<wbr>和舒适<wbr>座椅')
})

// A break would take the place of the air that `text-autospace` puts there.
test('numbers keep their units, and nothing is put beside figures and Latin words', () => {
  expect(betweenWords('可容纳40位来宾，总面积330平方米')).toBe('可容纳40位<wbr>来宾，总面积330平方米')
  expect(betweenWords('最近更新：2026年11月。')).toBe('最近<wbr>更新：2026年11月。')
  expect(betweenWords('传到LED大屏同步播放')).toBe('传到LED大屏<wbr>同步<wbr>播放')
})

test('nothing is put beside what joins, before a closing mark or behind an opening one', () => {
  expect(betweenWords('影棚位于城外的沙\u2060迪\u2060夫\u2060兰（Shadivlan）：环境安静')).toBe(
    '影棚<wbr>位于<wbr>城外的<wbr>沙\u2060迪\u2060夫\u2060兰（Shadivlan）：环境<wbr>安静',
  )
  expect(betweenWords('前往“我的预订”页面（仅限管理员）')).not.toMatch(/[“（]<wbr>|<wbr>[”）]/)
})

test('a text that only its marks divide has one beside a mark', () => {
  expect(betweenWords('多机位录制，最多3个机位')).toBe('多机位录制，<wbr>最多3个机位')
  expect(betweenWords('24小时（一天一夜）')).toBe('24小时<wbr>（一天一夜）')
})

test('prose of a page is divided, and nothing else of it', () => {
  const rest =
    '<title>影棚的团队和设备</title><script>"<p>影棚的团队和设备</p>"</script>' +
    '<nav><ul><li>影棚的团队和设备</li></ul></nav><h2>影棚的团队和设备</h2>' +
    '<p title="影棚的团队和设备">共12种</p><li><astro-island><p>影棚的团队和设备</p></astro-island></li>'
  const page = `<html lang="zh-Hans"><body>${rest}<p>可以<b>租用场地和请来团队</b>&nbsp;影棚的团队和设备</p></body></html>`
  const divided = withWholeWords(page)
  expect(divided).toContain(rest)
  expect(divided).toContain(
    '<p>可以<b>租用<wbr>场地<wbr>和请来团队</b>&nbsp;影棚的<wbr>团队<wbr>和设备</p></body></html>',
  )
  expect(divided.replaceAll('<wbr>', '')).toBe(page)
})

test('each word of the list stands in a text in which the dictionary takes it apart', () => {
  const texts = Object.values(textsFor('zh', namespaces as Namespace[])).flatMap((file) =>
    Object.values<string>(file),
  )
  const dictionary = new Intl.Segmenter('zh', { granularity: 'word' })
  const apart = (word: string) =>
    texts.some(
      (text) =>
        text.includes(word) &&
        Array.from(dictionary.segment(text)).every(({ segment }) => !segment.includes(word)),
    )
  expect(oneWord.filter((word) => !apart(word))).toEqual([])
})
