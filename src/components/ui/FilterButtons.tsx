interface Props<T extends string> {
  legend: string
  options: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few ways to look at a list: words in a row, the chosen one underlined. */
export function FilterButtons<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  return (
    <fieldset className="view-tabs">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="view-tab"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
