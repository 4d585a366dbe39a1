// Writes docs/licences.md from package-lock.json: npm run licences
import { readFileSync, writeFileSync } from 'node:fs'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const all = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { version = '', license = 'not stated', dev, devOptional }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
    forWork: dev || devOptional,
  }))

const byLicence = Map.groupBy(all, ({ license }) => license)
const counts = [...byLicence]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([license, { length }]) => `| ${license} | ${length} |`)
const needed = all
  .filter(({ forWork }) => !forWork)
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)

writeFileSync(
  'docs/licences.md',
  `# Licences

Made by \`npm run licences\` from \`package-lock.json\`. The copyleft ones among them (MPL-2.0, LGPL-3.0) are tools of the build and of the tests, used unchanged; nothing of them is in the built site.

| licence | packages |
|---|---|
${counts.join('\n')}

## What builds and runs the site

| package | version | licence |
|---|---|---|
${needed.join('\n')}
`,
)
