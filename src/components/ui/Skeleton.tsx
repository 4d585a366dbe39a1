/** Grey lines while something is loading; the label says so to screen readers. */
export function Skeleton({
  label,
  rows,
  className = 'h-24',
}: {
  label: string
  rows: number
  className?: string
}) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`skeleton ${className}`} />
      ))}
    </div>
  )
}
