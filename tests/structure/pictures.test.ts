import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import texts from '../../locales/en/pictures.json' with { type: 'json' }
import { gallery } from '../../src/content/gallery.ts'
import { aboutPictures, heroPair, heroPictures, showcaseSlides } from '../../src/content/slides.ts'

const folder = 'src/assets/images'
const files = readdirSync(folder)

test('every picture that has a text has its file', () => {
  for (const name of Object.keys(texts)) expect(files).toContain(`${name}.jpg`)
})

test('the sliders have as many pictures as the studio asked for, the hero with crops for phones', () => {
  const hero = [...Object.values(heroPair), ...heroPictures]
  expect(hero).toHaveLength(4)
  expect(showcaseSlides).toHaveLength(3)
  expect(aboutPictures).toHaveLength(4)
  expect(gallery).toHaveLength(4)
  for (const name of hero) expect(files).toContain(`${name}-phone.jpg`)
})

test('masters are at most 1920 px wide and 450 KB, all of them at most 12 MB', async () => {
  let total = 0
  for (const file of files) {
    const { size } = statSync(`${folder}/${file}`)
    const { width } = await sharp(readFileSync(`${folder}/${file}`)).metadata()
    expect(size, file).toBeLessThanOrEqual(450_000)
    expect(width, file).toBeLessThanOrEqual(1920)
    total += size
  }
  expect(total).toBeLessThanOrEqual(12_000_000)
})
