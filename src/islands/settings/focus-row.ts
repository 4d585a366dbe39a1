/** Focuses the first field of a list's row, once it is drawn. */
export function focusRow(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() =>
    list?.children[index]?.querySelector<HTMLElement>('input:not([type=checkbox], [type=radio])')?.focus(),
  )
}
