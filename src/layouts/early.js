// Runs in the head of every page, before anything is painted. Plain script, kept small: it is inlined.
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // An address without language is the neutral door: go on in the language chosen earlier.
  const chosen = read('preferred-language')
  const { pathname, search, hash } = location
  const prefixes = root.dataset.prefixes.split(' ')
  if (prefixes.includes(chosen) && !prefixes.includes(pathname.split('/')[1])) {
    location.replace(`/${chosen}${pathname === '/' ? '' : pathname}${search}${hash}`)
  }

  // Who was signed in when this browser last looked. The app screens correct it if it is no longer true.
  const showSession = () => {
    root.dataset.session = read('gegee-session') ? 'in' : 'out'
    const role = read('gegee-role')
    if (role) root.dataset.role = role
    else delete root.dataset.role
  }
  root.dataset.js = ''
  showSession()
  // Another tab signed in or out, or the Back button brought this page back as it was.
  addEventListener('storage', showSession)
  addEventListener('pageshow', showSession)
})()
