import { Button } from './Button.tsx'

interface Props<T extends string> {
  legend: string
  options: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (value: T) => void
}

/** One of a few ways to look at a list. */
export function FilterButtons<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  return (
    <fieldset className="flex flex-wrap gap-2 max-md:gap-1.5 max-md:[&>button]:px-2.5 max-md:[&>button]:text-sm">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <Button key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
