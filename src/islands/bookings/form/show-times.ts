/** Leads to what is still to be chosen: the first time of the day that is shown, or the day where it has none. */
export function showTimes(form: HTMLFormElement | null): void {
  const choice =
    form?.querySelector<HTMLElement>('input[name=start]:enabled') ??
    form?.querySelector<HTMLElement>('table button[tabindex="0"]')
  choice?.focus({ preventScroll: true })
  choice?.closest('fieldset, table')?.scrollIntoView({ block: 'center' })
}
