interface ModuleInfo {
  importers: string[]
  dynamicImporters: string[]
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Where the scripts of public pages begin. */
const publicScripts = /\.astro\?|\/src\/islands\/(sliders\/|contact\/CopyButton|availability\/WeekTimes)/

const known = new Map<string, boolean>()

function onPublicPages(id: string, modules: Modules): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  known.set(id, false)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  const found =
    publicScripts.test(id) || [...importers, ...dynamicImporters].some((one) => onPublicPages(one, modules))
  known.set(id, found)
  return found
}

/**
 * Screens share many small modules. A file for each costs more in requests than in bytes, so those that only the
 * booking area uses go together; public pages load none of them.
 */
export const scriptGroups = {
  groups: [
    {
      name: (id: string, modules: Modules) =>
        id.includes('/src/') && onPublicPages(id, modules) ? 'site' : null,
      minShareCount: 2,
      entriesAware: true,
      priority: 2,
    },
    {
      name: (id: string) => (id.includes('/src/') ? 'app' : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 40_000,
    },
  ],
}
