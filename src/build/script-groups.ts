interface ModuleInfo {
  importers: string[]
  dynamicImporters: string[]
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null
}

/**
 * Where scripts begin, the most visited pages first. A module belongs to the first of these layers that reaches it, and
 * its imports to the same layer or an earlier one: no two files import each other.
 */
const layers = {
  site: /\.astro\?/,
  // The renderer of every island is among them, and what else asks for it comes after.
  islands: /\/node_modules\/react-dom\/|\/src\/islands\/(contact\/|availability\/(Week|Next)Times)/,
  links: /\/src\/islands\/links\//,
  auth: /\/src\/islands\/auth\//,
  app: /\/src\/islands\/bookings\/(Dashboard|detail\/BookingDetail)\.tsx/,
  form: /\/src\/islands\/bookings\/form\/(NewBooking|EditBooking|BookForCustomer)\.tsx/,
  profile: /\/src\/islands\/profile\/Profile\.tsx/,
  admin: /\/src\/islands\/(desk|people|settings|messages|newsletter)\//,
}
const beginnings = Object.values(layers)
const names = [...Object.keys(layers), 'account']

/** What only the screens of the own account share. */
const own = /\/src\/islands\/(auth|profile)\//
const others = /\/src\/islands\/(?!(auth|profile|shared)\/)|\.astro\?/

/** The number of the first layer that reaches a module, or of `account`. */
function layerOf(id: string, modules: Modules): number {
  const above = new Set([id])
  for (const one of above) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {}
    for (const importer of [...importers, ...dynamicImporters]) above.add(importer)
  }
  const reaching = [...above]
  if (reaching.some((one) => own.test(one)) && !reaching.some((one) => others.test(one))) {
    return names.indexOf('account')
  }
  return beginnings.findIndex((beginning) => reaching.some((one) => beginning.test(one)))
}

/**
 * Screens share many small modules. A file for each costs more in requests than in bytes, so those that only the
 * booking area uses go together; public pages load none of them.
 */
export function scriptGroups() {
  const known = new Map<string, number>()
  const layer = (id: string, modules: Modules) => {
    const number = known.get(id) ?? layerOf(id, modules)
    known.set(id, number)
    return number
  }
  return {
    groups: names.map((name, number) => ({
      name: (id: string, modules: Modules) => (layer(id, modules) === number ? name : null),
      minShareCount: 2,
      // What scripts of public pages share is cut to what each needs; islands would take all those pieces one by one.
      entriesAware: number === 0,
      priority: names.length - number,
    })),
  }
}

/** Short: pages name their scripts. What public pages share would be named by all that share it. */
export const scriptName = ({ name }: { name: string }): string =>
  `_astro/${/^[^.~]+/.exec(name)?.[0].replace(/^site_.*/, 'site') ?? 'script'}.[hash:7].js`
