/** The booking form's place while it loads, of the form's own size: nothing moves when it arrives. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <span className="sr-only">{label}</span>
      <div className="grid gap-6">
        <div className="skeleton h-54 sm:h-32" />
        <div className="skeleton h-330 sm:h-273 md:h-211 lg:h-277 xl:h-173" />
        <div className="skeleton h-62" />
      </div>
      <div className="skeleton h-125 sm:h-111 md:h-125 lg:h-153" />
    </div>
  )
}
