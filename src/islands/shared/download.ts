/** Downloads a file made in this page. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
