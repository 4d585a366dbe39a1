/** Runs before the frame is read, which then begins with the right height: whether a time came along. */
export function timedFrame(): void {
  const asked = new URLSearchParams(location.search)
  const timed = asked.has('start') || (asked.get('date') && asked.get('time'))
  if (timed) document.currentScript?.parentElement?.setAttribute('data-timed', '')
}

/**
 * Runs in the page of a new booking right after the form's frame, before anything is painted. Its text is put into the
 * page (`FormFrame.astro`): it may use nothing but its arguments, and stays small. Sends visitors who are not signed in
 * to the sign-in and admins to their own form; fills the frame with what was chosen before.
 * @param keys where the session is kept, the details that were typed before, and by whom
 */
export function earlyForm(
  paths: { login: string; desk: string },
  keys: { session: string; details: string; owner: string },
): void {
  const { session, role } = document.documentElement.dataset
  const { pathname, search } = location
  const frame = document.currentScript?.parentElement
  if (session === 'out') location.replace(`${paths.login}?next=${encodeURIComponent(pathname + search)}`)
  else if (role === 'admin') location.replace(paths.desk + search)
  if (!frame) return

  const asked = new URLSearchParams(search)
  // The frame's price holds until something else is asked for.
  const untell = () => {
    for (const told of frame.querySelectorAll<HTMLElement>('dl, .book-bar p')) told.inert = true
  }
  frame.addEventListener('change', untell)
  if (asked.has('start') || asked.get('date')) untell()
  for (const select of frame.querySelectorAll('select')) {
    const wanted = asked.get(select.name) ?? select.value
    if (wanted !== select.value) untell()
    const option = [...select.options].find(({ value }) => value === wanted)
    if (!option) continue
    for (const one of select.options) one.defaultSelected = one === option
  }
  const lengths = [...frame.querySelectorAll<HTMLInputElement>('input[name=duration]')]
  const length = lengths.find(({ value }) => value === asked.get('duration'))
  if (length && !length.checked) {
    untell()
    for (const one of lengths) one.defaultChecked = one === length
  }
  if ('timed' in frame.dataset) {
    frame.querySelector('details[data-details]')?.setAttribute('open', '')
    // Nobody books before they see at which price.
    for (const send of frame.querySelectorAll<HTMLButtonElement>('button[name=send]')) send.disabled = true
  }
  const details = [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-details] [name]')]
  try {
    const { user } = JSON.parse(localStorage.getItem(keys.session) ?? '')
    const owner = sessionStorage.getItem(keys.owner)
    const typed = JSON.parse(sessionStorage.getItem(keys.details) ?? '')
    // Another person may have signed in in another tab; the first one's drafts go once the session is looked at.
    if (!owner || owner === user.id) {
      for (const field of details) field.defaultValue = typed[field.name] ?? ''
    }
  } catch {
    // Nothing was typed before.
  }
  // If the session turns out to be over, it is found again after signing in.
  for (const field of details) {
    field.addEventListener('input', () => {
      const typed = Object.fromEntries(details.map(({ name, value }) => [name, value]))
      sessionStorage.setItem(keys.details, JSON.stringify(typed))
    })
  }
  frame.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) frame.dataset.pressed = button.name
  })
}
