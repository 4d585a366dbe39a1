/** The booking form's place while it loads, of the form's own size: nothing moves when it arrives. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:gap-8">
      <span className="sr-only">{label}</span>
      <div className="grid gap-6">
        <div className="skeleton h-54 sm:h-32" />
        <div className="skeleton h-318 sm:h-300 md:h-190" />
        <div className="skeleton h-56" />
      </div>
      <div className="skeleton h-108 sm:h-100 lg:h-124" />
    </div>
  )
}
