import { useEffect, useRef } from 'react'
import { showMail } from './show-mail.ts'

/** A mail as its readers get it: the letter alone. */
export function MailSheet({ page }: { page: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) showMail(place.current, page)
  }, [page])
  return (
    <div className="letter">
      <div ref={place} />
    </div>
  )
}
