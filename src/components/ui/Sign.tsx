interface Props {
  /** Its lines on a field of 20 by 20. */
  path: string
}

/** A drawn sign on a button or a link, which says in words what it does. */
export function Sign({ path }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
